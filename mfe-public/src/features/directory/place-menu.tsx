import { plural } from '@club-reviews/shared-ui';
import type { FoundClubs } from '../../api/types';
import { FIND_RADII } from '../../lib/find-params';
import type { FindParams, ToAddress } from '../../lib/find-params';
import { areaText } from './directory-messages';
import { FilterChip } from './filter-chip';
import { FilterMenu } from './filter-menu';
import { FilterRow } from './filter-row';

interface PlaceMenuProps {
  params: FindParams;
  toAddress: ToAddress;
  place: NonNullable<FoundClubs['place']>;
  found: string | undefined;
}

/** How far around the place to search, or everywhere again. */
export function PlaceMenu({ params, toAddress, place, found }: PlaceMenuProps) {
  const area = areaText(place, params.radius);
  // The text is the place itself if nothing else names one.
  const isText = params.near === '' && params.here === null;
  return (
    <FilterMenu label={area.charAt(0).toUpperCase() + area.slice(1)} chosen={0} found={found} closesOnChoice>
      <FilterRow label="How far away">
        {FIND_RADII.map((radius) => (
          <FilterChip
            key={radius}
            to={toAddress({ radius })}
            chosen={params.radius === radius}
            count={undefined}
            label={plural(radius, 'mile')}
          />
        ))}
        <FilterChip
          to={toAddress({ near: '', here: null, ...(isText ? { text: '' } : {}) })}
          chosen={false}
          count={undefined}
          label="Anywhere"
        />
      </FilterRow>
    </FilterMenu>
  );
}
