import { parseMysqlUrl } from './mysql-url.js';

describe('parseMysqlUrl', () => {
  it('reads every part, decoded', () => {
    expect(parseMysqlUrl('mysql://club%40user:p%2Fss%23@db.example:3307/club_reviews')).toEqual({
      hosts: [{ host: 'db.example', port: 3307 }],
      user: 'club@user',
      password: 'p/ss#',
      database: 'club_reviews',
    });
  });

  it('supports the usual port, addresses in brackets, and TLS', () => {
    expect(parseMysqlUrl('mysql://root@[::1]/reviews?ssl=true')).toEqual({
      hosts: [{ host: '::1', port: 3306 }],
      user: 'root',
      password: '',
      database: 'reviews',
      ssl: { rejectUnauthorized: true },
    });
  });

  it('supports further servers of a cluster, in order', () => {
    expect(parseMysqlUrl('mysql://root@a:3307/reviews?hosts=b,%20c:3308,[::1]:3309').hosts).toEqual([
      { host: 'a', port: 3307 },
      { host: 'b', port: 3306 },
      { host: 'c', port: 3308 },
      { host: '::1', port: 3309 },
    ]);
  });
});
