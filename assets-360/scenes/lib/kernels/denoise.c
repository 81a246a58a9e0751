/* Feature-guided non-local means. colour: H*W*3 (log light over albedo),
 * guide: H*W*n (albedo, normal, log depth, alpha). wrap joins left and right. */
#include <math.h>

static inline int wrapped(int x, int W, int wrap) {
  if (wrap) return (x + W) % W;
  return x < 0 || x >= W ? -1 : x;
}

/* Mean squared difference of the 3x3 patches around two pixels. */
static float patch_distance(const float *colour, int W, int H, int x, int y, int xx, int yy, int wrap) {
  float e = 0; int n = 0;
  for (int py = -1; py <= 1; py++) {
    int y1 = y + py, y2 = yy + py;
    if (y1 < 0 || y2 < 0 || y1 >= H || y2 >= H) continue;
    for (int px = -1; px <= 1; px++) {
      int x1 = wrapped(x + px, W, wrap), x2 = wrapped(xx + px, W, wrap);
      if (x1 < 0 || x2 < 0) continue;
      const float *u = colour + ((long)y1 * W + x1) * 3, *v = colour + ((long)y2 * W + x2) * 3;
      float r = u[0] - v[0], g = u[1] - v[1], b = u[2] - v[2];
      e += r * r + g * g + b * b; n++;
    }
  }
  return e / (n * 3);
}

void denoise(int W, int H, const float *colour, const float *guide, int n, const float *scale, int R,
             float strength, int wrap, float *out) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < H; y++) for (int x = 0; x < W; x++) {
    long i = (long)y * W + x;
    float sum[3] = {0, 0, 0}, total = 0;
    if (guide[i * n + n - 1] <= 0) { for (int c = 0; c < 3; c++) out[i * 3 + c] = colour[i * 3 + c]; continue; }
    for (int dy = -R; dy <= R; dy++) {
      int yy = y + dy;
      if (yy < 0 || yy >= H) continue;
      for (int dx = -R; dx <= R; dx++) {
        int xx = wrapped(x + dx, W, wrap);
        if (xx < 0) continue;
        long j = (long)yy * W + xx;
        float d = 0;
        for (int q = 0; q < n; q++) { float t = (guide[i * n + q] - guide[j * n + q]) * scale[q]; d += t * t; }
        if (d > 9) continue;
        float e = patch_distance(colour, W, H, x, y, xx, yy, wrap);
        float w = expf(-d - e / (strength * strength) - (dx * dx + dy * dy) / (float)(R * R));
        for (int c = 0; c < 3; c++) sum[c] += w * colour[j * 3 + c];
        total += w;
      }
    }
    for (int c = 0; c < 3; c++) out[i * 3 + c] = sum[c] / total;
  }
}
