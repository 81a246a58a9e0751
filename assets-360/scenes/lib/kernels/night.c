/* Aurora: folded curtains between 96 and 330 km, marched along each ray of the upper half of an
 * equirectangular map. Directions: x = east, y = image centre, z = up; lengths in kilometres. */
#include <math.h>

#define LOWEST 96
#define HIGHEST 330
#define STEPS 96

static inline float cell(int x, int y, unsigned seed) {
  unsigned h = (unsigned)x * 374761393u + (unsigned)y * 668265263u + seed * 1442695041u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return ((h ^ (h >> 16)) & 0xFFFFFF) / 16777215.f;
}

static inline float noise(float x, float y, unsigned seed) {
  float fx = floorf(x), fy = floorf(y), u = x - fx, v = y - fy;
  int i = fx, j = fy;
  u = u * u * (3 - 2 * u); v = v * v * (3 - 2 * v);
  return (cell(i, j, seed) * (1 - u) + cell(i + 1, j, seed) * u) * (1 - v) +
         (cell(i, j + 1, seed) * (1 - u) + cell(i + 1, j + 1, seed) * u) * v;
}

/* Fractal noise in about -1..1. */
static inline float fbm(float x, float y, unsigned seed) {
  return (noise(x, y, seed) + .5f * noise(x * 2.1f, y * 2.1f, seed + 1) + .25f * noise(x * 4.3f, y * 4.3f, seed + 2) - .875f) / .875f;
}

static inline float ease(float a, float b, float x) {
  float t = fminf(1, fmaxf(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
}

/* curtain: distance, bend (per 1000 km), fold, width, brightness, seed. Returns brightness; *ray is its fine structure. */
static inline float curtain(float x, float y, const double *c, float *ray) {
  unsigned seed = c[5];
  float fold = c[2];
  float wx = x + fold * fbm(x / 95, y / 95, seed + 10), wy = y + fold * fbm(x / 130, y / 80, seed + 20);
  float path = c[0] + c[1] * wx * wx / 1000;
  float v = (wy - path) / (float)c[3];
  float sheet = expf(-v * v * (v < 0 ? 5.f : .35f));
  if (sheet < .004f) return 0;
  float along = noise(wx / 3.1f, seed * .7f, seed + 30) * .55f + noise(wx / 9.5f, seed * .7f, seed + 31) * .45f;
  *ray = along * along * 2.2f;
  return c[4] * sheet * (.18f + *ray) * (.25f + .75f * ease(-.45f, .5f, fbm(x / 190, y / 190, seed + 40)));
}

void aurora(int W, int H, const double *curtains, int count, float *out) {
#pragma omp parallel for schedule(dynamic)
  for (int row = 0; row < H / 2; row++) {
    float el = (.5f - (row + .5f) / H) * M_PI, rise = fmaxf(sinf(el), .045f), flat = cosf(el);
    unsigned seed = row * 9781u + 7;
    for (int column = 0; column < W; column++) {
      float az = ((column + .5f) / W - .5f) * 2 * M_PI, dx = flat * sinf(az), dy = flat * cosf(az);
      seed = seed * 1664525u + 1013904223u;
      float jitter = (seed >> 8) / 16777216.f, sum[3] = {0, 0, 0}, before = 0;
      for (int i = 0; i < STEPS; i++) {
        float f = (i + jitter) / STEPS, h = LOWEST + (HIGHEST - LOWEST) * f * sqrtf(f), t = h / rise;
        float length = fmaxf(0, h - LOWEST - before) / rise;
        before = h - LOWEST;
        for (int k = 0; k < count; k++) {
          float ray = 0, glow = curtain(dx * t, dy * t, curtains + k * 6, &ray);
          if (glow <= 0) continue;
          float fringe = ease(96, 101, h) * (1 - ease(101, 108, h));
          float green = ease(99, 110, h) * expf(-(h - 106) / (20 + 26 * ray));
          float crown = ease(125, 190, h) * expf(-(h - 150) / (34 + 40 * ray)) * .34f;
          glow *= length / 60;
          sum[0] += glow * (.10f * green + .80f * crown + .16f * fringe);
          sum[1] += glow * (1.0f * green + .10f * crown + .06f * fringe);
          sum[2] += glow * (.36f * green + .62f * crown + .12f * fringe);
        }
      }
      float air = expf(-.10f / fmaxf(sinf(el), .02f));
      float *o = out + ((long)row * W + column) * 3;
      for (int c = 0; c < 3; c++) o[c] = sum[c] * air;
    }
  }
}
