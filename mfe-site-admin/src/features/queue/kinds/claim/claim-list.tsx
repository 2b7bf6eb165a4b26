import { Button, Card, EmptyState, SearchBox, SelectField, Stack } from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { oneOf, searchParams, textOrNull, words } from '@club-reviews/shared-ui/search-params';
import { Inbox, SearchX } from 'lucide-react';
import { styled } from 'styled-components';
import { useReadClaimsInfiniteQuery } from '../../../../api/site-admin-api';
import { CursorList } from '../../../../components/cursor-list';
import { useDecisionDialog } from '../../../../components/use-decision-dialog';
import { CLAIM_STATUSES } from './claim-labels';
import { toFilters } from '../../../../lib/filters';
import { ClaimCard } from './claim-card';
import { ClaimQuestionDialog } from './claim-decisions';
import type { ClaimQuestion } from './claim-decisions';

/** The settings in the list's address. */
export const claimParams = searchParams({
  text: words,
  status: oneOf(
    CLAIM_STATUSES.map(({ value }) => value),
    null,
  ),
  cursor: textOrNull,
});

type ClaimListParams = typeof claimParams.defaults;

/** The filters as the api takes them. */
export const claimFilters = ({ text, status }: ClaimListParams) => toFilters({ search: text, status });

const Filters = styled.div`
  display: grid;
  gap: var(--space-3);

  @media (min-width: 40rem) {
    grid-template-columns: 2fr 1fr;
    align-items: end;
  }
`;

/** The claims, newest first and filtered as the address says. */
export function ClaimList() {
  const navigate = useNavigate();
  const { heading, ask, dialog } = useDecisionDialog<ClaimQuestion>();
  const params = claimParams.read(useLocation().search);
  const filters = claimFilters(params);
  const found = useReadClaimsInfiniteQuery({ filters, cursor: params.cursor });
  // A refused approval reads the claims again, perhaps with more clubs to choose from.
  const read = found.currentData?.pages.flatMap(({ entries }) => entries);
  const request = dialog.request && {
    ...dialog.request,
    claim: read?.find(({ id }) => id === dialog.request?.claim.id) ?? dialog.request.claim,
  };
  const isNarrowed = Object.keys(filters).length > 0;
  // Each call searches a limited number of claims; if there was no match, the moderator can continue from there.
  const mayLookFurther =
    found.hasNextPage && found.currentData?.pages.every(({ entries }) => entries.length === 0);
  const show = (change: Partial<ClaimListParams>, options?: { replace: boolean }) =>
    void navigate({ search: claimParams.query({ ...params, cursor: null, ...change }) }, options);

  return (
    <Stack data-gap="large">
      <Card>
        <Filters>
          <SearchBox
            label="Search"
            landmark="Search claims"
            placeholder="Club or contact"
            name="q"
            text={params.text}
            onText={(text) => show({ text }, { replace: params.text !== '' })}
          />
          <SelectField
            label="Status"
            placeholder="Any status"
            options={CLAIM_STATUSES}
            value={params.status ?? ''}
            onChange={({ target }) =>
              show({ status: CLAIM_STATUSES.find(({ value }) => value === target.value)?.value ?? null })
            }
          />
        </Filters>
      </Card>
      <CursorList
        title="Claims"
        headingRef={heading}
        noun="claims"
        order="newest first"
        found={found}
        empty={
          <EmptyState
            icon={isNarrowed ? <SearchX aria-hidden="true" /> : <Inbox aria-hidden="true" />}
            title={isNarrowed ? 'No claims match' : 'No claims yet'}
            hint={
              isNarrowed ? 'Try another search or status.' : 'Claims appear here as soon as a club sends one.'
            }
          >
            {isNarrowed && (
              <Button variant="secondary" onClick={() => show(claimParams.defaults)}>
                Show all claims
              </Button>
            )}
          </EmptyState>
        }
        cursor={params.cursor}
        pageQuery={(cursor) => claimParams.query({ ...params, cursor })}
        further={
          mayLookFurther
            ? {
                label: 'Search older claims',
                isLooking: found.isFetchingNextPage,
                onLook: () => void found.fetchNextPage(),
              }
            : null
        }
      >
        {(claim) => <ClaimCard key={claim.id} claim={claim} onAsk={ask} />}
      </CursorList>
      <ClaimQuestionDialog {...dialog} request={request} />
    </Stack>
  );
}
