import { CATEGORY_NAMES } from '@club-reviews/domain/rating-categories';
import { LinkTabs } from '@club-reviews/shared-ui';
import { FIND_ORDERS, findAddress } from '../../lib/find-params';
import type { FindOrder, FindParams } from '../../lib/find-params';

interface OrderTabsProps {
  params: FindParams;
  /** Whether the search is around a place, so that distances are known. */
  hasPlace: boolean;
}

const NAMES: Record<FindOrder, string> = {
  ...CATEGORY_NAMES,
  distance: 'Nearest',
  rating: 'Best rated',
  reviews: 'Most reviewed',
  name: 'A to Z',
};

/**
 * The sort orders for the results. Without a place there's no "nearest", and a text on its own puts the best match
 * first. A category is only listed if it's the current order.
 */
export function OrderTabs({ params, hasPlace }: OrderTabsProps) {
  const isByText = !hasPlace && params.text !== '';
  const usual = hasPlace ? 'distance' : isByText ? 'relevance' : 'name';
  const orders: FindOrder[] = FIND_ORDERS.filter((order) => order !== 'distance' || hasPlace);
  if (params.sort !== null && params.sort in CATEGORY_NAMES) orders.push(params.sort);
  const tabs = orders.map((order) => ({
    id: order as string,
    label: NAMES[order],
    to: findAddress(params, { sort: order === usual ? null : order }),
  }));
  return (
    <LinkTabs
      label="Order"
      tabs={
        isByText
          ? [{ id: usual, label: 'Best match', to: findAddress(params, { sort: null }) }, ...tabs]
          : tabs
      }
      selected={params.sort === 'distance' && !hasPlace ? usual : (params.sort ?? usual)}
    />
  );
}
