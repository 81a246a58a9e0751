/* Sky kernels: single-scattering atmosphere, cloud layers, noise volumes.
 * Directions: x = east, y = image centre, z = up. Only the upper half is filled. */
#include <math.h>
#include <stdlib.h>

#define EARTH 6371e3
#define TOP 6431e3
#define RAYLEIGH_SCALE 8000
#define MIE_SCALE 1200

/* Distance from radius r along cosine mu to the sphere of radius R. */
static inline double to_shell(double r, double mu, double R) {
  double b = r * mu, c = r * r - R * R, d = b * b - c;
  return d < 0 ? -1 : -b + sqrt(d);
}

static inline double ozone(double h) { return fmax(0, 1 - fabs(h - 25000) / 15000); }

/* Optical depth (Rayleigh, Mie, ozone) from radius r to space. */
static void optical_depth(double r, double mu, double *o) {
  const int n = 16;
  double step = to_shell(r, mu, TOP) / n;
  o[0] = o[1] = o[2] = 0;
  for (int i = 0; i < n; i++) {
    double s = (i + .5) * step, h = sqrt(r * r + s * s + 2 * r * s * mu) - EARTH;
    if (h < -2000) { o[0] = o[1] = o[2] = 1e9; return; }
    if (h < 0) h = 0;
    o[0] += exp(-h / RAYLEIGH_SCALE) * step;
    o[1] += exp(-h / MIE_SCALE) * step;
    o[2] += ozone(h) * step;
  }
}

void sun_transmittance(double elevation, double mie, double height, const double *rayleigh,
                       const double *oz, double *out) {
  double o[3];
  optical_depth(EARTH + height, sin(elevation), o);
  for (int c = 0; c < 3; c++) out[c] = exp(-(rayleigh[c] * o[0] + 1.1 * mie * o[1] + oz[c] * o[2]));
}

void atmosphere(int W, int H, const double *sun, double mie, double g, const double *rayleigh,
                const double *oz, double multi, float *out) {
#pragma omp parallel for schedule(dynamic)
  for (int y = 0; y < H / 2; y++) {
    double el = fmax((.5 - (y + .5) / H) * M_PI, .002);
    for (int x = 0; x < W; x++) {
      double az = ((x + .5) / W - .5) * 2 * M_PI;
      double dir[3] = {cos(el) * sin(az), cos(el) * cos(az), sin(el)};
      double cs = dir[0] * sun[0] + dir[1] * sun[1] + dir[2] * sun[2];
      double phase_r = 3 / (16 * M_PI) * (1 + cs * cs);
      double phase_m = 3 / (8 * M_PI) * ((1 - g * g) * (1 + cs * cs)) /
                       ((2 + g * g) * pow(1 + g * g - 2 * g * cs, 1.5));
      double end = to_shell(EARTH + 50, dir[2], TOP), da = 0, dm = 0, dz = 0, prev = 0;
      double light[3] = {0, 0, 0};
      const int n = 24;
      for (int i = 0; i < n; i++) {
        double f = (double)(i + 1) / n, s1 = f * f * end, ds = s1 - prev, s = prev + .5 * ds;
        prev = s1;
        double p[3] = {dir[0] * s, dir[1] * s, EARTH + 50 + dir[2] * s};
        double r = sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]), h = fmax(r - EARTH, 0);
        double er = exp(-h / RAYLEIGH_SCALE) * ds, em = exp(-h / MIE_SCALE) * ds, eo = ozone(h) * ds;
        double o[3];
        optical_depth(r, (p[0] * sun[0] + p[1] * sun[1] + p[2] * sun[2]) / r, o);
        for (int c = 0; c < 3; c++) {
          double view = rayleigh[c] * (da + er * .5) + 1.1 * mie * (dm + em * .5) + oz[c] * (dz + eo * .5);
          light[c] += exp(-view - (rayleigh[c] * o[0] + 1.1 * mie * o[1] + oz[c] * o[2])) *
                          (rayleigh[c] * er * phase_r + mie * em * phase_m) +
                      multi * exp(-view - .35 * (rayleigh[c] * o[0] + mie * o[1]) - oz[c] * o[2]) *
                          (rayleigh[c] * er + mie * em) / (4 * M_PI);
        }
        da += er; dm += em; dz += eo;
      }
      for (int c = 0; c < 3; c++) out[(y * (long)W + x) * 3 + c] = light[c] * 20;
    }
  }
}

/* Tiling cellular noise on an n^3 grid with p cells per side. */
void worley(int n, int p, const float *points, float *out) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) {
    float X = (float)i * p / n, Y = (float)j * p / n, Z = (float)k * p / n, nearest = 9;
    int ix = X, iy = Y, iz = Z;
    for (int a = -1; a < 2; a++) for (int b = -1; b < 2; b++) for (int c = -1; c < 2; c++) {
      const float *q = points + ((((ix + a + p) % p) * p + (iy + b + p) % p) * p + (iz + c + p) % p) * 3;
      float x = ix + a + q[0] - X, y = iy + b + q[1] - Y, z = iz + c + q[2] - Z;
      nearest = fminf(nearest, x * x + y * y + z * z);
    }
    out[((long)i * n + j) * n + k] = 1 - fminf(1, sqrtf(nearest));
  }
}

/* Trilinear lookup in a tiling n^3 volume. */
static inline float volume(const float *v, int n, float x, float y, float z) {
  x -= floorf(x); y -= floorf(y); z -= floorf(z);
  x *= n; y *= n; z *= n;
  int i = x, j = y, k = z;
  float a = x - i, b = y - j, c = z - k;
  i %= n; j %= n; k %= n;
  int I = (i + 1) % n, J = (j + 1) % n, K = (k + 1) % n;
#define AT(i, j, k) v[((long)(i) * n + (j)) * n + (k)]
  float p = AT(i, j, k) * (1 - c) + AT(i, j, K) * c, q = AT(i, J, k) * (1 - c) + AT(i, J, K) * c;
  float r = AT(I, j, k) * (1 - c) + AT(I, j, K) * c, s = AT(I, J, k) * (1 - c) + AT(I, J, K) * c;
  return (p * (1 - b) + q * b) * (1 - a) + (r * (1 - b) + s * b) * a;
}

/* layer: base, top, cover, scale, density, erosion, offset x, offset y */
static inline float density(const float *S, int ns, const float *D, int nd, float x, float y, float h,
                            const double *layer, int detail) {
  float base = layer[0], scale = layer[3], hn = (h - base) / (layer[1] - base);
  if (hn <= 0 || hn >= 1) return 0;
  float cover = layer[2] + (volume(S, ns, x / (scale * 6) + layer[6], y / (scale * 6) + layer[7], .37f) - .5f) * .9f;
  float shape = volume(S, ns, x / scale + layer[6], y / scale + layer[7], h / scale);
  float profile = fminf(1, hn / .12f) * fminf(1, (1 - hn) / .65f);
  float d = shape * sqrtf(fmaxf(profile, 0)) - (1 - cover);
  if (d <= 0) return 0;
  if (detail) {
    float u = scale * .21f, w = scale * .06f;
    float e = volume(D, nd, x / u, y / u, h / u) * .7f + volume(D, nd, x / w + .3f, y / w, h / w) * .3f;
    d -= e * layer[5] * (1 - fminf(1, d * 2.2f));
    if (d <= 0) return 0;
  }
  return fminf(1, d * 3.5f) * layer[4];
}

/* March one layer. out: r, g, b, transmittance, mean distance. */
void clouds(int W, int H, const double *sun, const double *sunlight, const double *ambient_top,
            const double *ambient_base, const float *S, int ns, const float *D, int nd,
            const double *layer, double reach, float *out) {
#pragma omp parallel for schedule(dynamic)
  for (int y = 0; y < H / 2; y++) {
    double el = (.5 - (y + .5) / H) * M_PI, sz = sin(el), cz = cos(el);
    double near = to_shell(EARTH + 50, sz, EARTH + layer[0]), far = to_shell(EARTH + 50, sz, EARTH + layer[1]);
    unsigned seed = y * 9781u + 7;
    for (int x = 0; x < W; x++) {
      seed = seed * 1664525u + 1013904223u;
      double jitter = (seed >> 8) / 16777216.0, az = ((x + .5) / W - .5) * 2 * M_PI;
      double dx = cz * sin(az), dy = cz * cos(az), T = 1, C[3] = {0, 0, 0}, depth = 0, weight = 0;
      if (near < reach) {
        double end = fmin(far, reach);
        int n = 56 + 110 * (1 - sz);
        double step = (end - near) / n, cs = dx * sun[0] + dy * sun[1] + sz * sun[2];
        double g1 = .78, g2 = -.2;
        double fwd = (1 - g1 * g1) / pow(1 + g1 * g1 - 2 * g1 * cs, 1.5);
        double back = (1 - g2 * g2) / pow(1 + g2 * g2 - 2 * g2 * cs, 1.5);
        double phase = (.6 * fwd + .4 * back) / (4 * M_PI);
        for (int i = 0; i < n; i++) {
          double t = near + (i + jitter) * step, px = dx * t, py = dy * t, pz = EARTH + 50 + sz * t;
          double h = sqrt(px * px + py * py + pz * pz) - EARTH;
          double d = density(S, ns, D, nd, px, py, h, layer, 1);
          if (d <= 0) continue;
          double shade = 0, st = 60, q = 0;
          for (int k = 0; k < 6; k++) {
            q += st;
            shade += density(S, ns, D, nd, px + sun[0] * q, py + sun[1] * q, h + sun[2] * q, layer, k < 2) * st;
            st *= 1.7;
          }
          double hn = (h - layer[0]) / (layer[1] - layer[0]);
          double lit = exp(-shade) * phase + .5 * exp(-shade * .35) * (.5 * phase + .5 / (4 * M_PI)) +
                       .25 * exp(-shade * .1) / (4 * M_PI);
          lit *= 1 - .55 * exp(-d * 260);
          double dT = exp(-d * step), w = T * (1 - dT), am = .35 + .65 * hn;
          for (int c = 0; c < 3; c++)
            C[c] += w * (lit * sunlight[c] + am * ambient_top[c] + (1 - hn) * ambient_base[c]);
          depth += w * t; weight += w; T *= dT;
          if (T < .01) { T = 0; break; }
        }
      }
      float *o = out + ((long)y * W + x) * 5;
      o[0] = C[0]; o[1] = C[1]; o[2] = C[2]; o[3] = T; o[4] = weight > 0 ? depth / weight : 0;
    }
  }
}
