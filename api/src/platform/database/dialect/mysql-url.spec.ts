import { parseMysqlUrl } from './mysql-dialect.js';

describe('parseMysqlUrl', () => {
  it('reads every part, decoded', () => {
    expect(parseMysqlUrl('mysql://club%40user:p%2Fss%23@db.example:3307/club_reviews')).toEqual({
      host: 'db.example',
      port: 3307,
      user: 'club@user',
      password: 'p/ss#',
      database: 'club_reviews',
    });
  });

  it('knows the usual port, addresses in brackets, and TLS', () => {
    expect(parseMysqlUrl('mysql://root@[::1]/reviews?ssl=true')).toEqual({
      host: '::1',
      port: 3306,
      user: 'root',
      password: '',
      database: 'reviews',
      ssl: { rejectUnauthorized: true },
    });
  });
});
