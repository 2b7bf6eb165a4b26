import {
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  SearchBox,
  SelectField,
  Skeleton,
  Stack,
  VisuallyHidden,
  plural,
  ListPager,
} from '@club-reviews/shared-ui';
import { apiErrorMessage, useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { Inbox, SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useReadClaimsInfiniteQuery } from '../../api/site-admin-api';
import { CLAIM_STATUSES } from '../../lib/claim-labels';
import { ALL_CLAIMS, claimFilters, claimListQuery, readClaimListParams } from '../../lib/claim-search-params';
import type { ClaimListParams } from '../../lib/claim-search-params';
import { ClaimCard } from './claim-card';
import { ClaimQuestionDialog } from './claim-question';
import type { ClaimQuestion } from './claim-question';

const Filters = styled.div`
  display: grid;
  gap: var(--space-3);

  @media (min-width: 40rem) {
    grid-template-columns: 2fr 1fr;
    align-items: end;
  }
`;

const Message = styled.p`
  color: var(--color-ink-soft);
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/** The claims, newest first and filtered as the address says. */
export function ClaimList() {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ClaimQuestion | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Where the focus goes once a decision has removed the buttons for it.
  const focusAfter = useRef<HTMLElement | null>(null);
  const params = readClaimListParams(useLocation().search);
  const filters = claimFilters(params);
  const { currentData, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useReadClaimsInfiniteQuery({ filters, cursor: params.cursor });
  const claims = currentData?.pages.flatMap(({ entries }) => entries);
  const next = currentData?.pages.at(-1)?.next ?? null;
  const isNarrowed = Object.keys(filters).length > 0;
  // Each call searches a limited number of claims; if there was no match, the moderator can continue from there.
  const mayLookFurther = hasNextPage && claims?.length === 0;
  const show = (change: Partial<ClaimListParams>, options?: { replace: boolean }) =>
    void navigate({ search: claimListQuery({ ...params, cursor: null, ...change }) }, options);

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
      <Stack>
        <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
          Claims
        </VisuallyHidden>
        <Message role="status">
          {claims === undefined && !isError && 'Loading claims…'}
          {claims !== undefined && claims.length > 0 && `${plural(claims.length, 'claim')}, newest first`}
        </Message>
        {isError && (
          <ErrorPanel
            title="The claims could not be loaded"
            text={apiErrorMessage(error, 'The server could not be reached.')}
            onRetry={() => void refetch()}
          />
        )}
        {claims === undefined && !isError && (
          <Card aria-hidden="true">
            <Skeleton shape="text" width="half" />
            <Skeleton shape="text" width="long" />
            <Skeleton shape="text" />
          </Card>
        )}
        {claims !== undefined && claims.length > 0 && (
          <List role="list">
            {claims.map((claim) => (
              <ClaimCard
                key={claim.id}
                claim={claim}
                onAsk={(question) => {
                  focusAfter.current = null;
                  setAsked(question);
                }}
              />
            ))}
          </List>
        )}
        {claims?.length === 0 && !isError && !mayLookFurther && (
          <EmptyState
            icon={isNarrowed ? <SearchX aria-hidden="true" /> : <Inbox aria-hidden="true" />}
            title={isNarrowed ? 'No claims match' : 'No claims yet'}
            hint={
              isNarrowed ? 'Try another search or status.' : 'Claims appear here as soon as a club sends one.'
            }
          >
            {isNarrowed && (
              <Button variant="secondary" onClick={() => show(ALL_CLAIMS)}>
                Show all claims
              </Button>
            )}
          </EmptyState>
        )}
        <ListPager
          label="Pages of claims"
          first={params.cursor === null ? null : claimListQuery({ ...params, cursor: null })}
          next={next === null ? null : claimListQuery({ ...params, cursor: next })}
          further={
            mayLookFurther
              ? {
                  label: 'Search older claims',
                  isLooking: isFetchingNextPage,
                  onLook: () => void fetchNextPage(),
                }
              : null
          }
        />
      </Stack>
      <ClaimQuestionDialog
        asked={asked}
        focusAfter={focusAfter}
        onDecided={() => {
          focusAfter.current = heading.current;
        }}
        onClose={() => setAsked(null)}
      />
    </Stack>
  );
}
