import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });
const MAIL =
  'mailto:support@example.org?subject=A%20question&body=How%20are%20you%20%26%20yours%3F%0D%0A%0D%0ASam%20Carter%0D%0Asam%40otters.example.org';

const open = () => user.click(screen.getByRole('button', { name: 'Open in your email app' }));

async function fillIn(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

const MESSAGE = {
  'Your name': 'Sam Carter',
  'Your email address': 'sam@otters.example.org',
  Subject: 'A question',
  Message: 'How are you & yours?',
};

describe('contact', () => {
  const opened: string[] = [];

  beforeEach(() => {
    opened.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(this.href);
    });
    Element.prototype.scrollIntoView = jest.fn();
  });

  afterEach(() => jest.restoreAllMocks());

  it('turns the form into an email, opens the email app, and makes no api request', async () => {
    const { api } = await showPage('/contact');
    await fillIn(MESSAGE);
    await open();
    expect(await screen.findByRole('heading', { name: 'Your email is ready' })).toBeVisible();
    expect(opened).toEqual([MAIL]);
    expect(screen.getByRole('link', { name: 'Open it again' })).toHaveAttribute('href', MAIL);
    expect(screen.getByRole('group', { name: 'Your message' })).toHaveTextContent(
      'To: support@example.org Subject: A question How are you & yours? Sam Carter sam@otters.example.org',
    );
    expect(api.requests).toEqual([]);
    await expectAccessible();
  });

  it('copies the message for visitors without an email app', async () => {
    await showPage('/contact');
    await fillIn(MESSAGE);
    await open();
    await user.click(await screen.findByRole('button', { name: 'Copy message' }));
    expect(await navigator.clipboard.readText()).toMatch(
      /^To: support@example\.org\nSubject: A question\n\nHow are/,
    );
    expect(within(screen.getByRole('status')).getByText('Message copied!')).toBeVisible();
  });

  it('returns to the form without losing a word', async () => {
    await showPage('/contact');
    await fillIn(MESSAGE);
    await open();
    await user.click(await screen.findByRole('button', { name: 'Change the message' }));
    for (const [label, text] of Object.entries(MESSAGE))
      expect(screen.getByLabelText(label)).toHaveValue(text);
  });

  it('focuses the missing field and opens nothing', async () => {
    await showPage('/contact');
    await open();
    expect(await screen.findByText('Please enter your name')).toBeVisible();
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Please enter a subject')).toBeVisible();
    expect(screen.getByText('Please write at least 10 characters')).toBeVisible();
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    expect(opened).toEqual([]);
  });

  it('prefills a message with the page that it is about', async () => {
    await showPage('/contact?subject=Report+a+review&about=%2Fclubs%2Fleeds-lions%23review-31');
    expect(screen.getByLabelText('Subject')).toHaveValue('Report a review');
    expect(screen.getByLabelText('Message')).toHaveValue(
      'This is about http://site.test/clubs/leeds-lions#review-31\n\n',
    );
  });

  it('leads to the form when a message is started from a link beside it', async () => {
    await showPage('/contact');
    await user.click(screen.getByRole('link', { name: 'write to us' }));
    expect(screen.getByLabelText('Subject')).toHaveValue('Report a club’s reply');
    expect(screen.getByRole('heading', { name: 'Write your message' })).toHaveFocus();
  });

  it('says how soon to expect a reply, where to write without the form, and where to get help for a child', async () => {
    await showPage('/contact');
    expect(screen.getAllByText(/within 5 business days/)).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'support@example.org' })).toHaveAttribute(
      'href',
      'mailto:support@example.org',
    );
    expect(screen.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
    expect(screen.getByRole('link', { name: /^0808.800.5000$/ })).toHaveAttribute('href', 'tel:08088005000');
  });
});
