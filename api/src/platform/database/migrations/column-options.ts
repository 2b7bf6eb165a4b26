import type { TableColumnOptions } from 'typeorm';

// Short ways to describe columns that both engines understand alike. Types have names that both keep: "integer" is
// "int" on MySQL, while SQLite would report "int" as a difference.

/** A generated integer primary key. */
export const generatedId = (): TableColumnOptions => ({
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});

/** A text column of at most `length` characters. */
export const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});

/** A text column without our own limit (64 KB on MySQL). */
export const text = (name: string): TableColumnOptions => ({ name, type: 'text' });

/** An integer column. */
export const integer = (name: string): TableColumnOptions => ({ name, type: 'integer' });

/** A one-byte integer column. */
export const tinyint = (name: string): TableColumnOptions => ({ name, type: 'tinyint' });

/** An integer that starts at 0, for stored counts and sums. */
export const counter = (name: string): TableColumnOptions => ({ name, type: 'integer', default: 0 });

/** A flag that starts as false. */
export const flag = (name: string): TableColumnOptions => ({ name, type: 'boolean', default: 0 });

/** A double-precision number. */
export const double = (name: string): TableColumnOptions => ({ name, type: 'double' });

/** A UTC timestamp, to the millisecond. */
export const moment = (name: string): TableColumnOptions => ({ name, type: 'datetime', precision: 3 });

/** The same column, allowed to be empty. */
export const nullable = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true });

/** The same column as (part of) the primary key. */
export const primary = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isPrimary: true });
