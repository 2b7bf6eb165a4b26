import { PERSONAL_DATA_LABELS } from '@club-reviews/domain/personal-data';
import type { ErasureFate, PersonalDataKind } from '@club-reviews/domain/personal-data';
import { Badge, Card, plural, SoftText, Stack, TextLink, ukDate, wholeNumber } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { PersonEntry, PersonPart } from '../../api/types';
import { LinedList } from '../../components/list-parts';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
  overflow-wrap: anywhere;

  & > strong {
    font-weight: 640;
  }
`;

const FATES: Record<ErasureFate, { label: string; tone: 'neutral' | 'danger' | 'warning' }> = {
  deleted: { label: 'Would be deleted', tone: 'danger' },
  emptied: { label: 'Would be emptied', tone: 'danger' },
  kept: { label: 'Would stay', tone: 'neutral' },
};

/** Where staff can see an entry in its list; null if no page shows it. */
function getPage(kind: PersonalDataKind, { id, clubId, title, state }: PersonEntry): string | null {
  switch (kind) {
    case 'review':
      if (state === 'Removed') return '/admin/removed';
      return clubId === null ? '/admin/reviews' : `/admin/reviews?club=${clubId}`;
    case 'report':
      return state === 'Decided' ? '/admin/reports?state=decided' : '/admin/reports';
    case 'notice':
      return `/admin/notices?notice=${id}`;
    case 'claim':
      return `/admin/claims?q=${encodeURIComponent(title)}`;
    case 'enquiry':
    case 'enquiry-block':
      return '/admin/enquiries';
    case 'suggestion':
      return '/admin/suggestions';
    case 'club-login':
    case 'club-contact':
      return clubId === null ? null : `/admin/clubs/${clubId}`;
    case 'staff':
      return '/admin/staff';
    default:
      return null;
  }
}

/** What is stored about a person, one card per kind. */
export function PersonEntries({ parts }: { parts: readonly PersonPart[] }) {
  return parts.map(({ kind, count, entries }) => {
    const { one, many } = PERSONAL_DATA_LABELS[kind];
    return (
      <Card key={kind} as="section">
        <Stack>
          <h3>{plural(count, one, many)}</h3>
          <LinedList role="list">
            {entries.map((entry) => (
              <EntryLine key={entry.id} kind={kind} entry={entry} />
            ))}
          </LinedList>
          {count > entries.length && (
            <SoftText>The first {wholeNumber(entries.length)} are listed; the copy has all of them.</SoftText>
          )}
        </Stack>
      </Card>
    );
  });
}

function EntryLine({ kind, entry }: { kind: PersonalDataKind; entry: PersonEntry }) {
  const page = getPage(kind, entry);
  const { label, tone } = FATES[entry.fate];
  return (
    <li>
      <Line>
        {page === null ? <strong>{entry.title}</strong> : <TextLink to={page}>{entry.title}</TextLink>}
        <span>
          {entry.state}, <time dateTime={entry.at}>{ukDate(entry.at)}</time>
        </span>
        <Badge tone={tone}>{label}</Badge>
      </Line>
      {entry.fateReason !== '' && <SoftText>{entry.fateReason}</SoftText>}
    </li>
  );
}
