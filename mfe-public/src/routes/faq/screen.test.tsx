import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });

const getFold = (question: string) => screen.getByText(question).closest('details')!;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('questions and answers', () => {
  it('are folded and in six categories', async () => {
    await showPage('/faq');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'General',
      'Reviews',
      'Legal',
      'Clubs',
      'Technical',
      'Privacy',
    ]);
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('unfold one by one', async () => {
    await showPage('/faq');
    await user.click(screen.getByText('How do I report a review?'));
    expect(screen.getByText(/A moderator will read it/)).toBeVisible();
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  });

  it('have unique addresses', async () => {
    await showPage('/faq');
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const link of document.querySelectorAll('a[href^="/faq#"]')) {
      expect(document.getElementById(link.getAttribute('href')!.slice('/faq#'.length))).not.toBeNull();
    }
  });

  it('unfold and get the focus if the address names one', async () => {
    await showPage('/faq#guidelines');
    expect(getFold('What are the review guidelines?')).toHaveAttribute('open');
    expect(document.getElementById('guidelines')).toHaveFocus();
  });

  it('also do so for a link within the site', async () => {
    await showPage('/faq');
    await user.click(screen.getByText('Can a club hide, delay or delete a review?'));
    await user.click(screen.getByRole('link', { name: 'report a review' }));
    expect(getFold('How do I report a review?')).toHaveAttribute('open');
    expect(document.getElementById('report')).toHaveFocus();
  });

  it('leave the page alone if the address names nothing on it', async () => {
    await showPage('/faq#no-such-question');
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
    expect(document.body).toHaveFocus();
  });

  it.each([
    'General enquiries: 24-48 hours',
    'Technical issues: 48 hours',
    'Club claims: 5 business days, often 2-3',
  ])('state the response time "%s"', async (time) => {
    await showPage('/faq');
    expect(within(getFold('How quickly will you reply?')).getByText(time)).toBeInTheDocument();
  });

  it('state the guidelines for reviews', async () => {
    await showPage('/faq');
    const guidelines = getFold('What are the review guidelines?');
    for (const rule of [
      /^One review per club per season/,
      /^Only real members/,
      /^No profanity/,
      /^No personal details/,
      /^No allegations/,
      /^No links/,
      /^No adverts/,
    ]) {
      expect(within(guidelines).getByText(rule)).toBeInTheDocument();
    }
  });
});
