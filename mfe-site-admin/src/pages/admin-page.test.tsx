import { fakeApi, renderRemote } from '@club-reviews/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { createRemote } from '../app/routes';

const show = () => renderRemote(createRemote, '/admin');
const password = () => screen.getByLabelText('Site password');
const unlock = () => screen.getByRole('button', { name: 'Unlock' });

describe('site admin', () => {
  beforeEach(() => sessionStorage.clear());

  it('asks for the password before anything is sent', async () => {
    const api = fakeApi({});
    await show();
    await userEvent.click(unlock());
    expect(await screen.findByText('Please enter the password')).toBeVisible();
    expect(password()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription(/Please enter the password/);
    expect(api.requests).toEqual([]);
  });

  it('denies a wrong password and keeps it for correction', async () => {
    fakeApi({ 'POST /admin/login': { status: 401, body: { statusCode: 401, message: 'x', error: 'y' } } });
    await show();
    await userEvent.type(password(), 'kick-off{Enter}');
    const toast = await screen.findByText('Access Denied');
    expect(within(screen.getByRole('status')).getByText('Incorrect password.')).toBeVisible();
    expect(toast).toBeVisible();
    expect(password()).toHaveValue('kick-off');
    expect(password()).toHaveFocus();
  });

  it('opens with the right password, for the life of the tab', async () => {
    const api = fakeApi({ 'POST /admin/login': { body: { token: 'a.b.c' } } });
    const { unmount } = await show();
    await userEvent.type(password(), 'the site password{Enter}');
    expect(await screen.findByText('Access Granted')).toBeVisible();
    expect(api.requests[0]).toMatchObject({
      call: 'POST /admin/login',
      body: { password: 'the site password' },
    });
    expect(screen.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
    unmount();
    await show();
    expect(screen.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  });

  it('locks again on log out', async () => {
    sessionStorage.setItem('site-admin-token', 'a.b.c');
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Logged Out')).toBeVisible();
    expect(password()).toBeVisible();
    expect(sessionStorage.getItem('site-admin-token')).toBeNull();
  });

  it.each([
    [
      'the server’s words while the call does not exist',
      { status: 404, message: 'This call does not exist.' },
    ],
    ['how long to wait after too many tries', { status: 429, message: 'Too many tries. Wait a minute.' }],
  ])('says %s', async (_what, { status, message }) => {
    fakeApi({ 'POST /admin/login': { status, body: { statusCode: status, message, error: 'Error' } } });
    await show();
    await userEvent.type(password(), 'the site password{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
  });

  it('says that the server could not be reached', async () => {
    fakeApi({
      'POST /admin/login': () => {
        throw new TypeError('network');
      },
    });
    await show();
    await userEvent.type(password(), 'the site password{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  });

  it('is kept out of search engines and names itself in the title', async () => {
    fakeApi({});
    await show();
    expect(document.title).toBe('Site administration | Youth Football Club Reviews');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('has no accessibility violations, with and without an error', async () => {
    fakeApi({});
    const { container } = await show();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(unlock());
    await screen.findByText('Please enter the password');
    expect(await axe(container)).toHaveNoViolations();
  });
});
