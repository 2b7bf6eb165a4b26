import { screen } from '@testing-library/react';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { renderInShell } from '../testing/render-in-shell';
import OverridePage from './override-page';

describe('the form for an override', () => {
  it('is filled in from the link, and submits to where staff are recognised', async () => {
    renderInShell(<OverridePage />, '/releases/override?remote=mfe_public&entry=http://localhost:4301/e.js');
    expect(screen.getByLabelText(/^Address of its code/)).toHaveValue('http://localhost:4301/e.js');
    const button = screen.getByRole('button', { name: 'Show it in this tab' });
    expect(button.closest('form')).toHaveAttribute('action', '/api/releases/override');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it.each([
    ['staff', /Only staff can do this/],
    ['entry', /Code can only come from this machine/],
  ])('says why it was refused: %s', async (refused, words) => {
    renderInShell(<OverridePage />, `/releases/override?refused=${refused}`);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await expectAccessible();
  });

  it('shows nothing from a URL that the server didn’t write', () => {
    renderInShell(<OverridePage />, '/releases/override?refused=Call%20us%20now');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/Call us/);
  });
});
