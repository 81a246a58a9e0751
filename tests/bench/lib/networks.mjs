const mbps = 1_000_000

export const networks = {
  cable: { name: 'cable', label: 'cable (20 Mbps, 40 ms)', bitsPerSecond: 20 * mbps, rttMs: 40 },
  '4g': { name: '4g', label: '4G (8 Mbps, 80 ms)', bitsPerSecond: 8 * mbps, rttMs: 80 },
  '3g': { name: '3g', label: '3G (1.6 Mbps, 150 ms)', bitsPerSecond: 1.6 * mbps, rttMs: 150 },
}
