import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { TextPage } from '../../components/text-page/text-page';
import { PRIVACY_UPDATED, privacySections } from '../../features/policies/privacy-sections';
import { PageHead } from '../../head/page-head';
import { description } from './description';

/** What is stored about people, why, how long, and what they can do about it. */
export default function PrivacyPolicy() {
  const { config } = useRemoteContext();
  return (
    <>
      <PageHead description={description} />
      <TextPage
        title="Privacy Policy"
        lead="What we know about you, why, for how long, and what you can do about it."
        updated={PRIVACY_UPDATED}
        sections={privacySections(config)}
      />
    </>
  );
}
