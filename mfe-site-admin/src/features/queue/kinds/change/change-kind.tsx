import { Stack, TextLink } from '@club-reviews/shared-ui';
import { ChangeFields } from '../../../../components/change-fields';
import { changeLine } from '../../../../lib/club-labels';
import { defineKind } from '../../kind';

/** A club's change to its name, place or ground, which is public already. */
export const change = defineKind(
  { many: 'Club changes' },
  (entry) => entry.change,
  ({ club, fields }) => ({
    label: 'Club change',
    verdicts: {
      accept: { action: 'Seen', done: 'Seen' },
      refuse: { action: 'Put back', done: 'Put back' },
    },
    clubName: club.name,
    clubSlug: club.slug,
    excerpt: fields.map(changeLine).join(', '),
    content: (
      <Stack>
        <p>The club has changed this, and everyone can see it.</p>
        <ChangeFields fields={fields} />
        <p>
          <TextLink to={`/admin/clubs/${club.id}`}>The club’s entry and its history</TextLink>
        </p>
      </Stack>
    ),
    ask: (verdict) =>
      verdict === 'accept'
        ? null
        : {
            description: 'It goes back to what it was, unless it’s been changed again since.',
            initialValues: {},
            fields: <ChangeFields fields={fields} />,
            toBody: () => ({}),
          },
  }),
);
