import type { PipeTransform } from '@nestjs/common';
import { Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { InvalidInputError } from '../errors.js';
import { ApiFailures, documented } from './api-list.js';

/**
 * Parameter decorator: a path parameter that is one of a few words, in upper or lower case, which it also describes in
 * the OpenAPI document. The handler gets it as spelt in `choices`. Any other word throws InvalidInputError naming the
 * parameter.
 */
export function EnumParam(name: string, choices: readonly string[], description: string): ParameterDecorator {
  const schema = { type: 'string' as const, enum: [...choices] };
  const pipe = new EnumPipe(name, choices);
  return documented(Param(name, pipe), ApiParam({ name, description, schema }), ApiFailures(400));
}

class EnumPipe implements PipeTransform<string, string> {
  private readonly spelling: ReadonlyMap<string, string>;

  constructor(
    private readonly name: string,
    private readonly choices: readonly string[],
  ) {
    this.spelling = new Map(choices.map((choice) => [choice.toLowerCase(), choice]));
  }

  transform(word: string): string {
    const choice = this.spelling.get(word.toLowerCase());
    if (choice !== undefined) return choice;
    throw InvalidInputError.inFields({
      [this.name]: `${this.name} must be one of ${this.choices.join(', ')}`,
    });
  }
}
