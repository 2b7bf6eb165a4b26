import { Stack } from '@club-reviews/shared-ui';
import { defineKind } from '../../kind';
import { askForReason } from '../../questions';
import { ClaimFacts, ClubFacts } from './claim-facts';
import { ClubChoice, clubChoiceBody, clubChoiceSchema, NO_CHOICE } from './club-choice';
import { rejectionSchema } from './rejection';

/** A request to manage a club's page. */
export const claim = defineKind(
  { many: 'Claims' },
  (entry) => entry.claim,
  (part) => ({
    label: 'Claim',
    verdicts: {
      accept: { action: 'Approve', done: 'Approved' },
      refuse: { action: 'Reject', done: 'Rejected' },
    },
    clubName: part.clubName,
    excerpt: `${part.contactName} claims this club`,
    content: (
      <Stack>
        <ClaimFacts claim={part} />
        <ClubFacts claim={part} />
      </Stack>
    ),
    ask: (verdict) =>
      verdict === 'accept'
        ? {
            description: `${part.contactName} will become an administrator of the club. We’ll email them.`,
            initialValues: { ...NO_CHOICE },
            schema: clubChoiceSchema(part),
            fields: <ClubChoice claim={part} />,
            toBody: ({ club = '' }) => clubChoiceBody({ club }),
          }
        : askForReason('We’ll email the claimant.', 'We’ll include this in the email to the claimant.', {
            schema: rejectionSchema,
          }),
  }),
);
