import { FocusArea, PageHeading, Section } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { Column } from '../../components/column';
import { SuggestionForm } from '../../features/suggestion/suggestion-form';
import { SuggestionSent } from '../../features/suggestion/suggestion-sent';
import { PageHead } from '../../head/page-head';
import { readClaimedClub } from '../../lib/claimed-club';
import { readMissingName } from '../../lib/suggestion-link';
import { description } from './description';

export { description };

/** Where anyone can suggest a missing club or, with `?club={slug}`, a correction to a listed one. */
export default function SuggestPage() {
  const { search } = useLocation();
  const slug = readClaimedClub(search);
  const [sent, setSent] = useState<{ hasEmail: boolean } | null>(null);
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Suggest a Club or a Correction"
        lead="A club is missing, has closed, has moved or is listed twice? Tell us, and we’ll put it right."
      />
      <Section aria-label="Suggestion">
        <FocusArea shown={sent === null ? 'form' : 'sent'}>
          {sent === null ? (
            <Column>
              <SuggestionForm
                key={search}
                slug={slug}
                name={readMissingName(search)}
                onSent={(hasEmail) => setSent({ hasEmail })}
              />
            </Column>
          ) : (
            <SuggestionSent hasEmail={sent.hasEmail} />
          )}
        </FocusArea>
      </Section>
    </>
  );
}
