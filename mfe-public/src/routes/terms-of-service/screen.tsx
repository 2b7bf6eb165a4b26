import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { TextPage } from '../../components/text-page/text-page';
import { TERMS_UPDATED, termsSections } from '../../features/policies/terms-sections';
import { PageHead } from '../../head/page-head';
import { description } from './description';

/** The rules for readers, reviewers and clubs. */
export default function TermsOfService() {
  const { config } = useRemoteContext();
  return (
    <>
      <PageHead description={description} />
      <TextPage
        title="Terms of Service"
        lead="The rules for families and clubs, in plain English."
        updated={TERMS_UPDATED}
        sections={termsSections(config)}
      />
    </>
  );
}
