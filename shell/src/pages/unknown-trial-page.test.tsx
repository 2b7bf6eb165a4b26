import { screen } from '@testing-library/react';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { renderInShell } from '../testing/render-in-shell';
import UnknownTrialPage from './unknown-trial-page';

describe('the page for links to unknown versions', () => {
  it('names the version, and links home and to the link itself', async () => {
    const search = '?remote=mfe_public&version=1.0.0-abc';
    renderInShell(<UnknownTrialPage />, `/releases/unknown${search}`);
    expect(screen.getByRole('heading', { level: 1, name: 'This version can’t be tried' })).toBeVisible();
    expect(screen.getByText(/^No version 1\.0\.0-abc of mfe_public is live/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Try the link again' })).toHaveAttribute(
      'href',
      `/releases/try${search}`,
    );
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expectAccessible();
  });

  it.each(['', '?remote=mfe_public', '?remote=Call%20us%20now&version=1', '?remote=a&version=%3Cb%3E'])(
    'says what is missing, and shows nothing, for "%s"',
    (search) => {
      renderInShell(<UnknownTrialPage />, `/releases/unknown${search}`);
      expect(
        screen.getByText(/has to name the part of the site and the version, and this one doesn’t/),
      ).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Try the link again' })).not.toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(/Call us/);
    },
  );
});
