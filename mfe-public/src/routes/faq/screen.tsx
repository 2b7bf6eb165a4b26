import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { TextPage } from '../../components/text-page/text-page';
import { FAQ_CATEGORIES } from '../../features/faq/faq-categories';
import { FaqItem } from '../../features/faq/faq-item';
import { PageHead } from '../../head/page-head';
import { description } from './description';

/** Questions and answers, folded; `/faq#report` unfolds one. */
export default function Faq() {
  const { config } = useRemoteContext();
  return (
    <>
      <PageHead description={description} />
      <TextPage
        title="Frequently Asked Questions"
        lead="Short answers about clubs, reviews and your data."
        sections={FAQ_CATEGORIES.map(({ id, title, entries }) => ({
          id,
          title,
          content: entries(config).map((entry) => <FaqItem key={entry.id} {...entry} />),
        }))}
      />
    </>
  );
}
