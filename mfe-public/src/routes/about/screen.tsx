import { getOperator } from '@club-reviews/domain/operator-defaults';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { TextPage } from '../../components/text-page/text-page';
import { AboutIntro } from '../../features/about/about-intro';
import { aboutSections } from '../../features/about/about-sections';
import { PageHead } from '../../head/page-head';
import { description } from './description';

/** What the site is, and where its reviews, ratings and summaries come from. */
export default function About() {
  const { config } = useRemoteContext();
  return (
    <>
      <PageHead description={description} />
      <TextPage
        title="About"
        lead={`${config.brandName} helps families in ${getOperator(config).regionName} choose a youth football club, based on what other parents say.`}
        intro={<AboutIntro />}
        sections={aboutSections(config)}
      />
    </>
  );
}
