import { CLUB_STATES } from '@club-reviews/domain/club-state';
import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  plural,
  SearchBox,
  SelectField,
  Stack,
  TextLink,
} from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { Plus, SearchX } from 'lucide-react';
import { styled } from 'styled-components';
import { useReadClubsInfiniteQuery } from '../../api/site-admin-api';
import type { AdminClubRow } from '../../api/types';
import { CursorList } from '../../components/cursor-list';
import { CLUB_STATE_LABELS } from '../../lib/club-labels';
import { clubFilters, clubParams } from './club-params';
import type { ClubListParams } from './club-params';
import { OnlyFor } from '../session/staff-session';

const STATES = CLUB_STATES.map((value) => ({ value, label: CLUB_STATE_LABELS[value] }));
const CLAIMED = [
  { value: 'yes', label: 'Claimed' },
  { value: 'no', label: 'Nobody’s' },
];

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);

  & > :first-child {
    grid-column: 1 / -1;
  }
  @media (min-width: 40rem) {
    grid-template-columns: 2fr 1fr 1fr;
    align-items: end;

    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Rows = styled.ul`
  border-block-end: 1px solid var(--color-line);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-3);
  padding-block: var(--space-2);
  border-block-start: 1px solid var(--color-line);

  & > p:first-child {
    overflow-wrap: anywhere;
    font-weight: 650;
  }
  & > p:nth-child(2) {
    grid-row: 2;
    color: var(--color-ink-soft);
    font-size: var(--text-s);
  }
  & > span {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) 6rem;

    & > p:nth-child(2) {
      grid-row: auto;
    }
    & > span {
      grid-row: auto;
      grid-column: 3;
      justify-self: end;
    }
  }
`;

/** The directory's clubs by name, filtered as the address says. */
export function ClubDirectory() {
  const navigate = useNavigate();
  const params = clubParams.read(useLocation().search);
  const filters = clubFilters(params);
  const found = useReadClubsInfiniteQuery({
    filters,
    cursor: params.cursor,
  });
  const show = (change: Partial<ClubListParams>, options?: { replace: boolean }) =>
    void navigate({ search: clubParams.query({ ...params, cursor: null, ...change }) }, options);

  return (
    <Stack>
      <Filters>
        <SearchBox
          label="Search"
          landmark="Search clubs"
          placeholder="Name, place or postcode"
          name="q"
          text={params.text}
          onText={(text) => show({ text }, { replace: params.text !== '' })}
        />
        <SelectField
          label="State"
          placeholder="Any state"
          options={STATES}
          value={params.state ?? ''}
          onChange={({ target }) =>
            show({ state: CLUB_STATES.find((state) => state === target.value) ?? null })
          }
        />
        <SelectField
          label="Managed"
          placeholder="Managed or not"
          options={CLAIMED}
          value={params.claimed ?? ''}
          onChange={({ target }) =>
            show({ claimed: target.value === 'yes' || target.value === 'no' ? target.value : null })
          }
        />
      </Filters>
      <CursorList
        title="Clubs"
        noun="clubs"
        found={found}
        order="by name"
        list={Rows}
        tools={
          <OnlyFor role="moderator">
            <ButtonLink to="/admin/clubs/new" variant="secondary">
              <Plus aria-hidden="true" />
              Add a club
            </ButtonLink>
          </OnlyFor>
        }
        empty={
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title="No clubs match"
            hint="Try part of the name, the town or the start of the postcode."
          >
            <Button variant="secondary" onClick={() => show(clubParams.defaults)}>
              Show all clubs
            </Button>
          </EmptyState>
        }
        cursor={params.cursor}
        pageQuery={(cursor) => clubParams.query({ ...params, cursor })}
      >
        {(club) => <ClubRow key={club.id} club={club} />}
      </CursorList>
    </Stack>
  );
}

function ClubRow({ club }: { club: AdminClubRow }) {
  const facts = [
    club.postcode === null ? club.location : `${club.location}, ${club.postcode}`,
    plural(club.reviewCount, 'review'),
    ...(club.isClaimed ? ['claimed'] : []),
  ];
  return (
    <Row>
      <p>
        <TextLink to={`/admin/clubs/${club.id}`}>{club.name}</TextLink>
      </p>
      <p>{facts.join(' · ')}</p>
      {club.state !== 'listed' && <Badge>{CLUB_STATE_LABELS[club.state]}</Badge>}
    </Row>
  );
}
