import type { ReactNode } from 'react';
import { SkipLink, ToastRegion } from '@club-reviews/shared-ui';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { SampleDataNote } from './sample-data-note';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

/* Full-width bands mustn't make the page scroll sideways. */
const Main = styled.main`
  flex: 1 0 auto;
  overflow-x: clip;
`;

/** What all pages share: header, main landmark, footer and toasts. */
export function SiteLayout({ config, children }: { config: PublicConfig; children: ReactNode }) {
  return (
    <Frame>
      <SkipLink />
      {config.sampleData && <SampleDataNote />}
      {/* An area may put a header of its own here, which hides the site's. */}
      <div id="area-header" />
      <SiteHeader brandName={config.brandName} logoUrl={config.logoUrl} />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      <SiteFooter config={config} />
      <ToastRegion />
    </Frame>
  );
}
