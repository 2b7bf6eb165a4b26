import { Button, Pagination, useMediaQuery } from '@club-reviews/shared-ui';
import { useNavigate } from '@club-reviews/shared-ui/platform';
import { List, Map as MapIcon } from 'lucide-react';
import { memo, useState } from 'react';
import { styled } from 'styled-components';
import type { FoundClubs } from '../../api/types';
import { ClubRow } from '../../components/club-row/club-row';
import type { ClubRowProps } from '../../components/club-row/club-row';
import { ClubRows } from '../../components/club-row/club-rows';
import { CATEGORIES } from '../../lib/categories';
import { findAddress } from '../../lib/find-params';
import type { FindParams } from '../../lib/find-params';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { CompareHeart } from '../comparison/compare-heart';
import { isPlaced } from '../map/places';
import { SideMap } from '../map/side-map';

interface FindResultsProps {
  answer: FoundClubs;
  params: FindParams;
  /** Whether the results are for an earlier address, until the next ones arrive. */
  isOld: boolean;
  /** Called when the visitor goes to another page. */
  onPage: () => void;
}

/* The list, with the map beside it if there's room. The previous results stay, dimmed, until the new ones arrive. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  transition: opacity var(--motion-calm) var(--ease);

  &[aria-busy='true'] {
    opacity: 0.55;
  }
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

/* Over the page's footer, within the thumb's reach, and clear of the note that floats there on sample sites. */
const Switch = styled(Button)`
  position: fixed;
  z-index: 15;
  inset: auto auto calc(4.5rem + var(--bottom-bar) + env(safe-area-inset-bottom)) 50%;
  translate: -50% 0;
  border-radius: var(--radius-round);
  box-shadow: var(--shadow-overlay);

  @media (min-width: 64rem) {
    display: none;
  }
`;

/** A row that renders when its own data has changed, not with each move along the list or in the filters. */
const FoundRow = memo(function FoundRow(row: Omit<ClubRowProps, 'corner'>) {
  return <ClubRow {...row} corner={<CompareHeart club={row.club} />} />;
});

/** One page of the results, as rows and on a map: side by side, or one of them on narrow windows. */
export function FindResults({ answer, params, isOld, onPage }: FindResultsProps) {
  const navigate = useNavigate();
  const isInBrowser = useIsInBrowser();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [pointedId, setPointedId] = useState<number | null>(null);
  const canMap = answer.clubs.some(isPlaced);
  const category = CATEGORIES.find(({ slug }) => slug === params.sort);
  const isMapAlone = isInBrowser && canMap && params.isMap && !isWide;

  return (
    <>
      <Columns aria-busy={isOld} data-map={canMap ? '' : undefined}>
        {!isMapAlone && (
          <ListColumn>
            <ClubRows role="list">
              {answer.clubs.map((club) => (
                <FoundRow
                  key={club.id}
                  club={club}
                  category={category}
                  isHighlighted={club.id === pointedId}
                  onPoint={setPointedId}
                />
              ))}
            </ClubRows>
            <Pagination
              page={params.page}
              totalPages={answer.totalPages}
              hrefFor={(page) => findAddress(params, { page })}
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
      {isInBrowser && canMap && (
        <Switch
          onClick={() => {
            void navigate(findAddress(params, { page: params.page, isMap: !params.isMap }));
            onPage();
          }}
        >
          {isMapAlone ? <List aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
          {isMapAlone ? 'List' : 'Map'}
        </Switch>
      )}
    </>
  );
}
