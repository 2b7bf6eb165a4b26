import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { PageHead } from '../head/page-head';
import type { DescribePage } from '../head/page-request';

interface SecretPageProps {
  description: DescribePage;
  title: string;
  lead: string;
  /** Names the section that `content` is in. */
  label: string;
  /** What the link opens; starts anew with another token. */
  content: (token: string | null) => ReactNode;
}

/** The frame of a page that an emailed link with a secret token opens. */
export function SecretPage({ description, title, lead, label, content }: SecretPageProps) {
  const token = useSecretToken();
  return (
    <>
      <PageHead description={description} />
      <PageHeading title={title} lead={lead} />
      <Section aria-label={label}>
        <Fragment key={token}>{content(token)}</Fragment>
      </Section>
    </>
  );
}
