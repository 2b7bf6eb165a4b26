import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const read = (name) => readFileSync(file(name), 'utf8');
const GUIDE = read('../../docs/operations.md');
const ALERTS = [...read('alerts.yml').matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);

/** Metrics that expressions read, without the suffixes of Prometheus and histograms. */
const metricsIn = (text) =>
  [
    ...text.matchAll(
      /\b((?:page|pages|api_call|http_request|database|mails|data_disk|registry|security|page_cache)_[a-z_]+)\b/g,
    ),
  ]
    .map(([, name]) => name.replace(/_(?:bucket|count|sum)$/, ''))
    .filter((name, index, all) => all.indexOf(name) === index);

describe('alert rules', () => {
  it('are all tested, and the guide says what to do about each', () => {
    const tried = read('alerts.test.yml');
    for (const name of ALERTS) {
      assert.ok(tried.includes(`alertname="${name}"`), `${name} is not tried`);
      assert.ok(GUIDE.includes(`\`${name}\``), `docs/operations.md does not tell of ${name}`);
    }
  });
});

describe('the dashboard', () => {
  const dashboard = JSON.parse(read('dashboard.json'));

  it('has panels with an expression each, in separate places', () => {
    const places = dashboard.panels.map(({ gridPos: { x, y } }) => `${x},${y}`);
    assert.equal(new Set(places).size, places.length);
    for (const { title, targets } of dashboard.panels)
      assert.ok(title && targets.every(({ expr }) => expr), title);
  });

  it('and the alerts only read metrics that the guide explains', () => {
    const expressions = [
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      read('alerts.yml'),
    ];
    for (const name of metricsIn(expressions.join('\n')))
      assert.ok(GUIDE.includes(`\`${name}`), `docs/operations.md does not explain ${name}`);
  });
});
