import { Card, Facts } from '@club-reviews/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { MyNotice } from '../../api/types';

const Title = styled.h3`
  font-size: var(--text-m);
`;

const WITHHELD = 'Not given: the complainant didn’t agree to share it';

interface NoticeWordsProps {
  words: MyNotice['words'];
  /** Whether the author may have the name and address, worded for the complainant. */
  shared?: { name: boolean; email: boolean };
}

const forAuthor = (isShared: boolean) =>
  isShared ? '(shared with the author)' : '(not shared with the author)';

/** The contents of a notice. */
export function NoticeWords({ words, shared }: NoticeWordsProps) {
  const titleId = useId();
  const { name, email, statement, defamatory, meaning, inaccuracies } = words;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Title id={titleId}>The notice</Title>
      <Facts>
        <dt>Name {shared && forAuthor(shared.name)}</dt>
        <dd>{name ?? WITHHELD}</dd>
        <dt>Email address {shared && forAuthor(shared.email)}</dt>
        <dd>{email ?? WITHHELD}</dd>
        <dt>The statement complained of</dt>
        <dd>{statement}</dd>
        <dt>Why it’s defamatory</dt>
        <dd>{defamatory}</dd>
        <dt>The meaning attributed to it</dt>
        <dd>{meaning}</dd>
        <dt>What is inaccurate, or opinion not supported by fact</dt>
        <dd>{inaccuracies}</dd>
      </Facts>
    </Card>
  );
}
