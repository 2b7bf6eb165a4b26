import { FocusArea, PageHeading, Section } from '@club-reviews/shared-ui';
import { useState } from 'react';
import { LinksForm } from '../../features/my-links/links-form';
import { LinksSent } from '../../features/my-links/links-sent';
import { PageHead } from '../../head/page-head';
import { description } from './description';

/** Where reviewers request the links to their reviews: /my-reviews. */
export default function MyReviewsPage() {
  const [sent, setSent] = useState<{ mailbox: string | undefined } | null>(null);
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Find Your Reviews"
        lead="We’ll email you a link to each review you’ve written. Use it to read, change, withdraw or erase the review."
      />
      <Section aria-label="Your links">
        <FocusArea shown={sent === null ? 'form' : 'sent'}>
          {sent === null ? (
            <LinksForm onSent={(mailbox) => setSent({ mailbox })} />
          ) : (
            <LinksSent mailbox={sent.mailbox} onAgain={() => setSent(null)} />
          )}
        </FocusArea>
      </Section>
    </>
  );
}
