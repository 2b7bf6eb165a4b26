import { accessLabel } from './access-labels';

it.each([
  ['addresses-read', 'GET /api/admin/claims', 'Read claims'],
  ['addresses-read', 'GET /api/admin/notices/:id', 'Read a notice'],
  ['addresses-read', 'GET /api/admin/notices/12', 'Read a notice (number 12)'],
  ['addresses-read', 'GET /api/admin/reviews/7/cluster', 'Read reviews that came in together (number 7)'],
  ['addresses-read', 'POST /api/admin/somewhere', 'Read /admin/somewhere'],
  ['addresses-exported', 'GET /api/admin/reviews/export', 'Exported the list of reviews'],
  [
    'addresses-exported',
    'GET /api/admin/reviews/export status=awaiting-approval&search=a+text',
    'Exported the list of reviews (status: awaiting approval, search: a text)',
  ],
  ['addresses-read', 'GET /api/admin/suppressed-addresses', 'Read addresses that get no email'],
  ['address-released', '', 'Let an address get email again'],
  ['person-found', 'Request 17', 'Looked for a person: “Request 17”'],
  ['person-exported', 'Request 17', 'Made a copy of a person’s data: “Request 17”'],
  ['person-erased', 'Request 17', 'Erased a person: “Request 17”'],
] as const)('labels %s "%s": %s', (action, subject, label) => {
  expect(accessLabel({ action, subject })).toBe(label);
});
