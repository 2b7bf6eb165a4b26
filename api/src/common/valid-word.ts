import type { PipeTransform } from '@nestjs/common';
import { Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { InvalidInputError } from './errors.js';

/**
 * Parameter decorator: a part of the address that is one of a few words, which it also describes in the OpenAPI
 * document. Another one throws InvalidInputError naming the part.
 */
export function ValidWord(name: string, choices: readonly string[], description: string): ParameterDecorator {
  const pipe = new WordPipe(name, choices);
  return (target, handler, index) => {
    Param(name, pipe)(target, handler, index);
    const method = Object.getOwnPropertyDescriptor(target, handler as string);
    if (!method) return;
    const schema = { type: 'string' as const, enum: [...choices] };
    ApiParam({ name, description, schema })(target, handler as string, method);
  };
}

class WordPipe implements PipeTransform<string, string> {
  constructor(
    private readonly name: string,
    private readonly choices: readonly string[],
  ) {}

  transform(word: string): string {
    if (this.choices.includes(word)) return word;
    throw InvalidInputError.inFields({
      [this.name]: `${this.name} must be one of ${this.choices.join(', ')}`,
    });
  }
}
