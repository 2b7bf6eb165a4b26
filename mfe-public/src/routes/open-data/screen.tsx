import { ErrorPanel, PageHeading, Section } from '@club-reviews/shared-ui';
import { useGetOpenDataQuery } from '../../api/public-api';
import { PageLoading } from '../../components/page-loading';
import { TextPage } from '../../components/text-page/text-page';
import { openDataSections } from '../../features/open-data/open-data-sections';
import { PageHead } from '../../head/page-head';
import { description } from './description';

export { description };

/** What the site publishes as open data, and how to read it. */
export default function OpenData() {
  const { data: dataset, isError, refetch } = useGetOpenDataQuery();
  if (dataset === undefined && !isError) return <PageLoading title="Open Data" />;
  return (
    <>
      <PageHead description={description} />
      {dataset ? (
        <TextPage title="Open Data" lead={dataset.description} sections={openDataSections(dataset)} />
      ) : (
        <>
          <PageHeading title={dataset === null ? 'No Open Data' : 'Open Data'} />
          <Section>
            {dataset === null ? (
              <p>This site doesn’t publish open data.</p>
            ) : (
              <ErrorPanel title="Unable to load the page" text="Please try again." onRetry={refetch} />
            )}
          </Section>
        </>
      )}
    </>
  );
}
