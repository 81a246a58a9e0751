export const DASHBOARD_TABS = ['overview', 'utaliihub', 'moeva-ai', 'ar-guides', 'vr-tours'] as const

export type DashboardTab = (typeof DASHBOARD_TABS)[number]

/** The tab that an address names; an unknown one is the overview. */
export function tabFromText(text: string | null): DashboardTab {
  return DASHBOARD_TABS.find((tab) => tab === text) ?? 'overview'
}
