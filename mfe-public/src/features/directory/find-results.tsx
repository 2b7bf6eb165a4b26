import { Button, Pagination, useMediaQuery } from '@club-reviews/shared-ui';
import { useNavigate } from '@club-reviews/shared-ui/platform';
import { List, Map as MapIcon } from 'lucide-react';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { dimmedWhileBusy } from '../../components/changing-list';
import { ClubRow } from '../../components/club-row/club-row';
import type { ClubRowProps } from '../../components/club-row/club-row';
import { ClubRows } from '../../components/club-row/club-rows';
import { CATEGORIES } from '../../lib/categories';
import { withChildContext } from '../../lib/child-context';
import { clubPath } from '../../lib/club-address';
import { toChildContext } from '../../lib/find-params';
import type { FindParams, ToAddress } from '../../lib/find-params';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { CompareHeart } from '../comparison/compare-heart';
import { isPlaced } from '../map/places';
import { SideMap } from '../map/side-map';
import type { ClubResults } from './club-results';
import { OrderSelect } from './order-select';

interface FindResultsProps {
  answer: ClubResults;
  params: FindParams;
  /** The address of this search with a change. */
  toAddress: ToAddress;
  /** Whether the results are for an earlier address, until the next ones arrive. */
  isOld: boolean;
  /** Called when the visitor goes to another page. */
  onPage: () => void;
  /** Beside the order, such as a way to be notified. */
  children?: ReactNode;
}

/* One line above the rows. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin-block-end: var(--space-2);

  @media (min-width: 48rem) {
    gap: var(--space-3);
    margin-block-end: var(--space-3);
  }
`;

/* The list, with the map beside it if there's room. The previous results stay, dimmed, until the new ones arrive. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  ${dimmedWhileBusy}
  @media (min-width: 64rem) {
    &[data-map] {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    }
  }
`;

const ListColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

const MapColumn = styled.section`
  min-width: 0;

  @media (min-width: 64rem) {
    position: sticky;
    inset-block-start: var(--space-4);
  }
  @media (scripting: none) {
    display: none;
  }
`;

/* In the line above the rows, where it covers no club. Wide windows always show the map. */
const Switch = styled(Button)`
  min-height: 2.375rem;
  padding-inline: 0.6rem;

  @media (min-width: 64rem), (scripting: none) {
    display: none;
  }
`;

/** A row that renders when its own data has changed, not with each move along the list or in the filters. */
const FoundRow = memo(function FoundRow(row: Omit<ClubRowProps, 'corner'>) {
  return <ClubRow {...row} corner={<CompareHeart club={row.club} />} />;
});

/** One page of the results, as rows and on a map: side by side, or one of them on narrow windows. */
export function FindResults({ answer, params, toAddress, isOld, onPage, children }: FindResultsProps) {
  const navigate = useNavigate();
  const isInBrowser = useIsInBrowser();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [pointedId, setPointedId] = useState<number | null>(null);
  const canMap = answer.clubs.some(isPlaced);
  const category = CATEGORIES.find(({ slug }) => slug === params.sort);
  const isMapAlone = isInBrowser && canMap && params.isMap && !isWide;
  const child = toChildContext(params, answer);

  return (
    <div>
      <Tools>
        <OrderSelect params={params} toAddress={toAddress} hasPlace={answer.place !== null} />
        {canMap && (
          <Switch
            variant="secondary"
            size="small"
            onClick={() => void navigate(toAddress({ page: params.page, isMap: !params.isMap }))}
          >
            {isMapAlone ? <List aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
            {isMapAlone ? 'List' : 'Map'}
          </Switch>
        )}
        {children}
      </Tools>
      <Columns aria-busy={isOld} data-map={canMap ? '' : undefined}>
        {!isMapAlone && (
          <ListColumn>
            <ClubRows role="list">
              {answer.clubs.map((club) => (
                <FoundRow
                  key={club.id}
                  club={club}
                  category={category}
                  address={withChildContext(clubPath(club.slug), child)}
                  isHighlighted={club.id === pointedId}
                  onPoint={setPointedId}
                />
              ))}
            </ClubRows>
            <Pagination
              page={params.page}
              totalPages={answer.totalPages}
              hrefFor={(page) => toAddress({ page })}
              onPage={onPage}
            />
          </ListColumn>
        )}
        {canMap && (
          <MapColumn aria-label="Map">
            {(isWide || isMapAlone) && (
              <SideMap
                clubs={answer.clubs}
                centre={answer.place}
                radiusMiles={params.radius}
                pointedId={pointedId}
                onPoint={setPointedId}
              />
            )}
          </MapColumn>
        )}
      </Columns>
    </div>
  );
}
