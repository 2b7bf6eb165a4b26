/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';
import * as ui from './index';

const { Card, Crest, PageHeading, RatingBar, RatingDistribution, SearchField, Section, StarRating, Tabs } =
  ui;

function serverMarkup(page: ReactNode): string {
  const sheet = new ServerStyleSheet();
  try {
    return renderToString(sheet.collectStyles(page));
  } finally {
    sheet.seal();
  }
}

describe('markup rendered on the server', () => {
  it('has no style attributes, which the content security policy forbids', () => {
    const markup = serverMarkup(
      <>
        <PageHeading title="Title" lead="Lead" />
        <Section tone="pitch" title="Section">
          <SearchField label="Club name" />
          <Card>
            <Crest name="Leeds Lions" imageUrl={null} />
            <Crest name="Leeds Lions" imageUrl="/crest.png" />
            <StarRating value={4.2} showValue />
            <RatingBar label="Coaching" value={4} />
            <RatingDistribution counts={[1, 2, 3, 4, 5]} />
            <ui.Button pending>Wait</ui.Button>
            <ui.ToggleChip pressed>On</ui.ToggleChip>
            <ui.SelectField label="Radius" options={[{ value: 1, label: '1 mile' }]} />
            <ui.ReviewCardSkeletons />
            <ui.ErrorPanel title="Unable to load" text="Try later" />
            <ui.EmptyState title="Nothing" />
            <ui.ToastRegion />
          </Card>
          <Tabs tabs={[{ id: 'a', label: 'A', panel: 'Panel' }]} />
        </Section>
      </>,
    );
    expect(markup).toContain('4.2 out of 5 stars');
    expect(markup).not.toMatch(/\sstyle=/);
  });
});
