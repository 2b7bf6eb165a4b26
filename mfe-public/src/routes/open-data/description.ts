import { pageCall } from '../../api/reading-calls';
import type { Dataset } from '../../api/types';
import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';

const PAGE = { title: 'Open Data', canonicalPath: '/open-data' };

/** What the site publishes as open data, for people and, as JSON-LD, for programs. Outcomes: the dataset, and none. */
export const description: DescribePage = (request) => ({
  calls: [pageCall('getOpenData', undefined)],
  head: ([dataset]) => {
    const unknown = 'Youth football teams’ training and clubs’ sessions to try, as open data.';
    if (dataset === undefined) return headTags({ ...PAGE, description: unknown, isUnlisted: true }, request);
    if (dataset === null)
      return headTags(
        { ...PAGE, title: 'No Open Data', description: 'This site doesn’t publish open data.', status: 404 },
        request,
      );
    return headTags(
      {
        ...PAGE,
        description: (dataset as Dataset).description,
        jsonLd: __FOR_BROWSER__ ? [] : [dataset],
      },
      request,
    );
  },
});
