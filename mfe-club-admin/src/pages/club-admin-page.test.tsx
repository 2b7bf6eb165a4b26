import { fakeApi, renderRemote, testContext } from '@club-reviews/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import 'jest-axe/extend-expect';
import { createRemote } from '../app/routes';

const DEMO_LOGIN = { email: 'demo@club.test', password: 'sample-password' };
const ACCEPTED = { body: { token: 'a.b.c', admin: { name: 'Sam Keeper' } } };

const show = (config = {}) => renderRemote(createRemote, '/club-admin', testContext(config));
const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');
const logIn = () => screen.getByRole('button', { name: 'Log in' });

async function fillIn() {
  await userEvent.type(email(), ' secretary@example.org ');
  await userEvent.type(password(), 'over the bar');
}

describe('club login', () => {
  beforeEach(() => localStorage.clear());

  it('needs both address and password, and goes to the first that is missing', async () => {
    const api = fakeApi({});
    await show();
    await userEvent.click(logIn());
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    expect(screen.getByText('Please enter your password')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(api.requests).toEqual([]);
  });

  it('refuses a wrong login and keeps what was typed', async () => {
    fakeApi({ 'POST /club-admin/login': { status: 401, body: { message: 'Unauthorized' } } });
    await show();
    await fillIn();
    await userEvent.click(logIn());
    const toast = within(screen.getByRole('status'));
    expect(await toast.findByText('Login Failed')).toBeVisible();
    expect(toast.getByText('Invalid email or password')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password');
    expect(password()).toHaveValue('over the bar');
  });

  it('shows the server’s words for any other refusal', async () => {
    fakeApi({ 'POST /club-admin/login': { status: 404, body: { message: 'This call does not exist.' } } });
    await show();
    await fillIn();
    await userEvent.click(logIn());
    expect(await screen.findByRole('alert')).toHaveTextContent('This call does not exist.');
  });

  it('logs in, greets by name, and restores the session from the stored token', async () => {
    const api = fakeApi({ 'POST /club-admin/login': ACCEPTED });
    const { unmount } = await show();
    await fillIn();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(api.requests[0]!.body).toEqual({ email: 'secretary@example.org', password: 'over the bar' });
    expect(localStorage.getItem('club-admin-token')).toBe('a.b.c');
    unmount();
    await show();
    expect(screen.getByRole('heading', { name: 'You are logged in as Sam Keeper' })).toBeVisible();
  });

  it('forgets the session on log out', async () => {
    localStorage.setItem('club-admin-token', 'a.b.c');
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Logged Out')).toBeVisible();
    expect(email()).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('fills in the demo login where there is one', async () => {
    const api = fakeApi({ 'POST /club-admin/login': ACCEPTED });
    await show({ demoLogin: DEMO_LOGIN });
    expect(screen.getByText('demo@club.test')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fill in the demo login' }));
    await userEvent.click(logIn());
    await screen.findByText('Login Successful');
    expect(api.requests[0]!.body).toEqual(DEMO_LOGIN);
  });

  it('shows no demo login without sample data', async () => {
    fakeApi({});
    await show();
    expect(screen.queryByText('Demo login')).not.toBeInTheDocument();
  });

  it('can be used by keyboard alone', async () => {
    fakeApi({ 'POST /club-admin/login': ACCEPTED });
    await show();
    await userEvent.tab();
    expect(email()).toHaveFocus();
    await userEvent.keyboard('secretary@example.org');
    await userEvent.tab();
    await userEvent.keyboard('over the bar');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('is kept out of search engines and names itself in the title', async () => {
    fakeApi({});
    await show();
    expect(document.title).toBe('Club login | Youth Football Club Reviews');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('has no accessibility violations, with and without errors', async () => {
    fakeApi({});
    const { container } = await show({ demoLogin: DEMO_LOGIN });
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(logIn());
    await screen.findByText('Please enter your password');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('set password page', () => {
  it('holds its address and leads to the login', async () => {
    fakeApi({});
    const { container } = await renderRemote(createRemote, '/club-admin/set-password?token=abc');
    expect(screen.getByRole('heading', { level: 1, name: 'Set your password' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the club login' })).toHaveAttribute('href', '/club-admin');
    expect(await axe(container)).toHaveNoViolations();
  });
});
