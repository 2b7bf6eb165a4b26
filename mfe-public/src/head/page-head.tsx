import { useLocation, useParams, useRemoteContext, useSelector } from '@club-reviews/shared-ui/platform';
import type { PageCall } from '@club-reviews/shared-ui/platform';
import { publicApi } from '../api/public-api';
import type { DescribePage } from './page-request';

/** Reads the store's data for a page's calls, in order; undefined for a response that isn't there yet. */
function useCallValues(calls: PageCall[]): unknown[] {
  return useSelector(
    (state) =>
      calls.map(({ endpointName, arg }) => {
        const endpoint = publicApi.endpoints[endpointName as 'getStats'];
        return endpoint.select(arg as undefined)(state as never).data as unknown;
      }),
    (before, after) =>
      before.length === after.length && before.every((value, index) => Object.is(value, after[index])),
  );
}

/**
 * The title, meta and canonical link of the page at the current address, from the description that the server uses too:
 * React hoists them into the head, and adopts those that the server put there. Only the first response has structured
 * data, as nothing that reads it navigates.
 */
export function PageHead({ description }: { description: DescribePage }) {
  const { search } = useLocation();
  const params = useParams();
  const { origin, config } = useRemoteContext();
  const page = description({ origin, config, params, search });
  const values = useCallValues(page.calls);
  const dependentValues = useCallValues(page.dependentCalls?.(values) ?? []);
  const head = page.head([...values, ...dependentValues]);
  return (
    <>
      <title>{head.title}</title>
      {head.meta.map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...attributes} />
      ))}
      {head.link.map((attributes) => (
        <link key={attributes.rel} {...attributes} />
      ))}
    </>
  );
}
