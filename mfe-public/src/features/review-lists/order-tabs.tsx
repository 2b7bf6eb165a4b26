import { LinkTabs } from '@club-reviews/shared-ui';

const ORDER_NAMES = { highest: 'Highest rated', lowest: 'Lowest rated', recent: 'Most recent' };

type Order = keyof typeof ORDER_NAMES;

interface OrderTabsProps<Offered extends Order> {
  orders: readonly Offered[];
  selected: Offered;
  hrefFor: (order: Offered) => string;
}

/** The orders that a list of reviews can have. */
export function OrderTabs<Offered extends Order>({ orders, selected, hrefFor }: OrderTabsProps<Offered>) {
  return (
    <LinkTabs
      label="Sort reviews"
      tabs={orders.map((order) => ({ id: order, label: ORDER_NAMES[order], to: hrefFor(order) }))}
      selected={selected}
    />
  );
}
