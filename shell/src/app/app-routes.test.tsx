import { screen, waitFor } from '@testing-library/react';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { renderInShell } from '../testing/render-in-shell';
import { AppRoutes } from './app-routes';

describe('the shell’s routes', () => {
  it.each(['/no/such/page', '/a%0Ab', '/%0D/x', '/health/;%E2%80%A8', '/clubs/%E2%80%A9'])(
    'show the 404 page at %s without router warnings',
    async (path) => {
      const complain = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      renderInShell(<AppRoutes />, path);
      expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
      expect(complain).not.toHaveBeenCalled();
      complain.mockRestore();
    },
  );

  it('lead from a link pasted with the punctuation after it to its page', async () => {
    const Address = () => {
      const { pathname, search } = useLocation();
      return <output>{pathname + search}</output>;
    };
    renderInShell(
      <>
        <AppRoutes />
        <Address />
      </>,
      '/clubs/leeds-lions).?age=U9s',
    );
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/clubs/leeds-lions?age=U9s'));
  });

  it('lead to the shell’s own pages', async () => {
    renderInShell(<AppRoutes />, '/mobile-debug/7');
    expect(await screen.findByText(/mobile/i, { selector: 'h1' })).toBeVisible();
  });
});
