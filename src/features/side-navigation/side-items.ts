import type { ComponentType } from 'react'
import type { sideNavigationEn } from '#content/messages/side-navigation.en.ts'
import { isBuilt, type PageAddress } from '#content/pages.ts'
import { DashboardIcon, HomeIcon, MoevaIcon, PersonIcon, SettingsIcon, TripsIcon } from '#ui/account-icons.tsx'
import type { IconProps } from '#ui/icon.tsx'
import { ChatIcon, CompassIcon, PeopleIcon } from '#ui/topic-icons.tsx'

export type SideItem = {
  id: keyof typeof sideNavigationEn.items
  to: PageAddress
  Icon: ComponentType<IconProps>
}

export type SideGroup = { id: keyof typeof sideNavigationEn.groups; items: readonly SideItem[] }

const GROUPS: readonly SideGroup[] = [
  {
    id: 'navigation',
    items: [
      { id: 'home', to: '/', Icon: HomeIcon },
      { id: 'dashboard', to: '/dashboard', Icon: DashboardIcon },
      { id: 'explore', to: '/explore', Icon: CompassIcon },
      { id: 'tourismCommunity', to: '/community', Icon: PeopleIcon },
    ],
  },
  {
    id: 'features',
    items: [
      { id: 'trips', to: '/dashboard/trips', Icon: TripsIcon },
      { id: 'community', to: '/community', Icon: ChatIcon },
      { id: 'moevaAi', to: '/dashboard?tab=moeva-ai', Icon: MoevaIcon },
    ],
  },
  {
    id: 'account',
    items: [
      { id: 'profile', to: '/dashboard/settings', Icon: PersonIcon },
      { id: 'settings', to: '/dashboard/settings', Icon: SettingsIcon },
    ],
  },
]

/** The groups in their order, without what leads nowhere yet. */
export const sideGroups: readonly SideGroup[] = GROUPS.map(({ id, items }) => ({
  id,
  items: items.filter(({ to }) => isBuilt(to)),
}))

/** The item that stands for an address. Of two that lead to the same page only one does. */
export function currentItemId(pathname: string, search: string): SideItem['id'] | null {
  if (pathname === '/dashboard/settings') return 'settings'
  if (pathname === '/dashboard/trips') return 'trips'
  if (pathname !== '/dashboard') return null
  return new URLSearchParams(search).get('tab') === 'moeva-ai' ? 'moevaAi' : 'dashboard'
}
