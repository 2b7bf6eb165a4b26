# Sets the database up from MYSQL_DATABASE, MYSQL_USER and MYSQL_PASSWORD, then runs the server with the given options.
set -eu
data=/var/lib/mysql
if [ ! -d "$data/mysql" ]; then
  mariadb-install-db --no-defaults --datadir="$data" --auth-root-authentication-method=normal --skip-test-db >/dev/null
fi
cat >/tmp/init.sql <<SQL
CREATE DATABASE IF NOT EXISTS $MYSQL_DATABASE;
CREATE USER IF NOT EXISTS '$MYSQL_USER'@'%' IDENTIFIED BY '$MYSQL_PASSWORD';
GRANT ALL ON $MYSQL_DATABASE.* TO '$MYSQL_USER'@'%';
SQL
exec mariadbd --no-defaults --datadir="$data" --socket=/var/run/mysqld/mysqld.sock --tmpdir=/tmp --init-file=/tmp/init.sql "$@"
