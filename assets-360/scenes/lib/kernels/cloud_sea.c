/* A sea of clouds seen from above: a billowing height field with a soft, eroded
 * skin, marched along given rays and lit by one sun through its own thickness. */
#include <math.h>

#define EARTH 6371e3f

typedef struct {
    const float *shape, *detail;   /* tiling noise volumes, values 0..1 */
    int shape_n, detail_n;
    float top, relief, depth;      /* mean top, billow height, thickness (metres) */
    float density, erode;
    const float *peaks;            /* x, y, height, slope: cones that cast shadow */
    int peak_count;
    float sun[3];
} Sea;

static inline float sample(const float *v, int n, float x, float y, float z)
{
    x -= floorf(x); y -= floorf(y); z -= floorf(z);
    x *= n; y *= n; z *= n;
    int i = (int)x, j = (int)y, k = (int)z;
    float a = x - i, b = y - j, c = z - k;
    i %= n; j %= n; k %= n;
    int I = (i + 1) % n, J = (j + 1) % n, K = (k + 1) % n;
#define AT(i, j, k) v[((long)(i) * n + (j)) * n + (k)]
    float p = AT(i, j, k) * (1 - c) + AT(i, j, K) * c, q = AT(i, J, k) * (1 - c) + AT(i, J, K) * c;
    float r = AT(I, j, k) * (1 - c) + AT(I, j, K) * c, s = AT(I, J, k) * (1 - c) + AT(I, J, K) * c;
#undef AT
    return (p * (1 - b) + q * b) * (1 - a) + (r * (1 - b) + s * b) * a;
}

/* Height of the billows above a point; each octave is turned so that tiles never line up. */
static inline float top_at(const Sea *s, float x, float y)
{
    float h = sample(s->shape, s->shape_n, x / 19000 + .13f, y / 19000 + .71f, .31f) - .5f;
    float u = .81f * x - .59f * y, v = .59f * x + .81f * y;
    float b = sample(s->shape, s->shape_n, u / 6100, v / 6100, .17f) - .5f;
    float c = sample(s->shape, s->shape_n, (.3f * u - .95f * v) / 2300, (.95f * u + .3f * v) / 2300, .53f) - .5f;
    return s->top + s->relief * (1.1f * h + 1.25f * b + .8f * c);
}

static inline float density_at(const Sea *s, float x, float y, float h, float top, int fine)
{
    float under = top - h;
    if (under < -70 || under > s->depth) return 0;
    float puff = sample(s->shape, s->shape_n, x / 980, y / 980, h / 980 + .4f) - .5f;
    float d = (under + 150 * puff) / 75;
    if (d <= 0) return 0;
    if (fine) {
        float e = sample(s->detail, s->detail_n, x / 430, y / 430, h / 430);
        float e2 = sample(s->detail, s->detail_n, x / 120 + .3f, y / 120, h / 120);
        d -= (e * .65f + e2 * .35f) * s->erode * (1 - fminf(1, d * .45f));
        if (d <= 0) return 0;
    }
    return fminf(1, d * .8f) * s->density;
}

/* 1 in sunlight, 0 in the shadow of a mountain; the edge softens with distance. */
static float mountain_light(const Sea *s, float x, float y, float h)
{
    float light = 1;
    for (int m = 0; m < s->peak_count; m++) {
        const float *p = s->peaks + 4 * m;
        float dx = p[0] - x, dy = p[1] - y, flat = hypotf(s->sun[0], s->sun[1]);
        float ahead = (dx * s->sun[0] + dy * s->sun[1]) / flat;
        if (ahead <= 0) continue;
        for (int k = -3; k <= 3; k++) {
            float t = ahead + k * p[2] / p[3] * .22f;
            if (t <= 0) continue;
            float gap = h + t / flat * s->sun[2] + t * t / (2 * EARTH)
                - (p[2] - p[3] * hypotf(dx - t * s->sun[0] / flat, dy - t * s->sun[1] / flat));
            light = fminf(light, fmaxf(0, fminf(1, .5f + gap / (60 + .03f * t))));
        }
    }
    return light;
}

void march_cloud_sea(long count, const float *dirs, const float *limit, const float *camera,
                     const Sea *sea, const float *sun_colour, const float *sky_colour,
                     float reach, float *out)
{
    const Sea s = *sea;
    float ceiling = s.top + s.relief * 1.75f + 75;
#pragma omp parallel for schedule(dynamic, 512)
    for (long i = 0; i < count; i++) {
        const float *d = dirs + 3 * i;
        float *o = out + 5 * i;
        unsigned rnd = (unsigned)i * 747796405u + 2891336453u;
        rnd = ((rnd >> ((rnd >> 28) + 4)) ^ rnd) * 277803737u;
        float jitter = (rnd >> 8) / 16777216.f;
        float end = fminf(limit[i], reach), trans = 1, light[3] = {0, 0, 0}, far = 0, weight = 0, shade = -1;
        float t = 1;
        if (camera[2] > ceiling) {           /* first crossing of the ceiling, Earth's curve included */
            float a = 1 / (2 * EARTH), b = d[2], c = camera[2] - ceiling, disc = b * b - 4 * a * c;
            if (b >= 0 || disc < 0) { o[0] = o[1] = o[2] = o[4] = 0; o[3] = 1; continue; }
            t = 2 * c / (-b + sqrtf(disc));
        }
        float cosine = d[0] * s.sun[0] + d[1] * s.sun[1] + d[2] * s.sun[2];
        float f = (1 - .6f * .6f) / powf(1 + .6f * .6f - 1.2f * cosine, 1.5f);
        float bk = (1 - .09f) / powf(1 + .09f + .6f * cosine, 1.5f);
        float phase = (.55f * f + .45f * bk) / 12.566f;
        t += jitter * (6 + .0012f * t);
        for (int n = 0; n < 420 && t < end; n++) {
            float x = camera[0] + d[0] * t, y = camera[1] + d[1] * t;
            float h = camera[2] + d[2] * t + t * t / (2 * EARTH);
            if (h > ceiling && d[2] + t / EARTH > 0) break;
            float top = top_at(&s, x, y), gap = h - top - 75;
            if (gap > 0) { t += fmaxf(gap * 1.5f, 7 + .0018f * t); continue; }
            float step = 9 + .0016f * t;
            float den = density_at(&s, x, y, h, top, t < 16000);
            if (den > 0) {
                if (shade < 0) shade = mountain_light(&s, x, y, h);
                float thick = 0, q = 0, stride = 28;
                for (int k = 0; k < 6; k++) {
                    q += stride;
                    float X = x + s.sun[0] * q, Y = y + s.sun[1] * q, Z = h + s.sun[2] * q;
                    thick += density_at(&s, X, Y, Z, top_at(&s, X, Y), k < 2 && t < 9000) * stride;
                    if (thick > 14) break;
                    stride *= 1.75f;
                }
                float l = expf(-thick) * phase + .6f * expf(-thick * .3f) * (.45f * phase + .55f / 12.566f)
                    + .34f * expf(-thick * .08f) / 12.566f;
                l *= 1 - .35f * expf(-den * 160);
                float ambient = .42f + .58f * fmaxf(0, fminf(1, 1 + (h - top) / 150));
                float alpha = 1 - expf(-den * step), w = trans * alpha;
                for (int c = 0; c < 3; c++) light[c] += w * (l * shade * sun_colour[c] + ambient * sky_colour[c]);
                far += w * t; weight += w; trans *= 1 - alpha;
                if (trans < .012f) { trans = 0; break; }
            }
            t += step;
        }
        o[0] = light[0]; o[1] = light[1]; o[2] = light[2]; o[3] = trans; o[4] = weight > 0 ? far / weight : 0;
    }
}

/* High ice clouds: thin wind-combed streaks on one level above the viewer. */
void high_cirrus(long count, const float *dirs, const float *shape, int n, float level, const float *wind,
                 float amount, const float *sun, const float *sun_colour, const float *sky_colour, float *out)
{
#pragma omp parallel for schedule(dynamic, 1024)
    for (long i = 0; i < count; i++) {
        const float *d = dirs + 3 * i;
        float *o = out + 4 * i;
        o[0] = o[1] = o[2] = 0; o[3] = 1;
        if (d[2] <= .012f) continue;
        float b = EARTH * d[2], t = -b + sqrtf(b * b + 2 * EARTH * level);
        float x = d[0] * t, y = d[1] * t;
        float s = x * wind[0] + y * wind[1], c = -x * wind[1] + y * wind[0];
        float bend = sample(shape, n, s / 52000 + .2f, c / 52000 + .6f, .11f) - .5f;
        c += 9000 * bend;
        float hook = sample(shape, n, s / 17000 + .4f, c / 17000, .43f) - .5f;
        c += 800 * hook;
        float field = sample(shape, n, s / 98000 + .52f, c / 61000 + .18f, .77f);
        float comb = .50f * sample(shape, n, s / 41000, c / 7200, .21f) + .30f * sample(shape, n, s / 19000 + .3f, c / 2500, .63f)
            + .20f * sample(shape, n, s / 7000 + .7f, c / 900, .87f);
        float veil = fmaxf(0, field + (comb - .5f) * .75f - (1 - amount));
        float tau = 1.9f * veil * veil * (.35f + 1.3f * comb) * fminf(1, (d[2] - .012f) / .09f);
        float cosine = d[0] * sun[0] + d[1] * sun[1] + d[2] * sun[2];
        float f = (1 - .49f) / powf(1.49f - 1.4f * cosine, 1.5f);
        float phase = (.35f * f + .65f) / 12.566f;
        float alpha = 1 - expf(-tau);
        for (int k = 0; k < 3; k++) o[k] = alpha * (1.35f * phase * sun_colour[k] + .75f * sky_colour[k]);
        o[3] = 1 - alpha;
    }
}
