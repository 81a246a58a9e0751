import type { MDXContent } from 'mdx/types'
import ArGuides from '#guide/ar-guides.mdx'
import Community from '#guide/community.mdx'
import MobileApp from '#guide/mobile-app.mdx'
import VrExperience from '#guide/vr-experience.mdx'
import { overviewComponents } from './guide-components.tsx'

/** The four sections of every documentation page, in the order of the contents. */
export function GuideOverview() {
  return (
    <>
      <OverviewSection text={VrExperience} />
      <OverviewSection text={ArGuides} />
      <OverviewSection text={MobileApp} />
      <OverviewSection text={Community} />
    </>
  )
}

function OverviewSection({ text: Text }: { text: MDXContent }) {
  return (
    <section className="guide-section prose">
      <Text components={overviewComponents} />
    </section>
  )
}
