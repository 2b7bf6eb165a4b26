import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { mountLayers } from './layers.mjs';

const substitute = (text, variables) => text.replace(/\$\{(\w+)\}/g, (_all, name) => variables[name] ?? '');

const assignments = (text) =>
  text.split(/\s+/).map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]);

/** The instructions of a Dockerfile, grouped by the FROM that they follow. */
function stagesOf(dockerfile) {
  const stages = [];
  for (const instruction of DockerfileParser.parse(readFileSync(dockerfile, 'utf8')).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') stages.push({ from: instruction, instructions: [] });
    else stages.at(-1).instructions.push(instruction);
  }
  return stages;
}

/** What each instruction does to a stage that is laid out in folders. */
function performer(stage, { context, args, named }) {
  const inStage = (path) => join(stage.root, isAbsolute(path) ? path : join(stage.folder, path));
  return {
    ARG: (text) => (stage.variables[text] = args[text] ?? ''),
    ENV: (text) => Object.assign(stage.environment, Object.fromEntries(assignments(text))),
    WORKDIR: (text) => {
      stage.folder = text;
      mkdirSync(inStage('.'), { recursive: true });
    },
    COPY: (_text, instruction) => {
      const from = instruction.getFlags()[0]?.getValue();
      const paths = instruction
        .getArguments()
        .filter((argument) => !argument.getValue().startsWith('--'))
        .map((argument) => substitute(argument.getValue(), stage.variables));
      const target = paths.pop();
      for (const path of paths) {
        const source = join(from ? named.get(from).root : context, path);
        const keepsName = statSync(source).isFile() && /(^|\/)\.?$/.test(target);
        cpSync(source, keepsName ? join(inStage(target), basename(path)) : inStage(target), {
          recursive: true,
          verbatimSymlinks: true,
        });
      }
    },
    RUN: (text) => {
      const command = text.replace(/\\\s*\n/g, ' ');
      const { status, stdout } = spawnSync(
        'chroot',
        [stage.root, '/bin/sh', '-c', `cd ${stage.folder} && { ${command}; } 2>&1`],
        {
          encoding: 'utf8',
          env: { PATH: process.env.PATH, HOME: process.env.HOME, ...stage.environment, ...stage.variables },
        },
      );
      if (status !== 0) throw new Error(`RUN ${command} ended with ${status}:\n${stdout}`);
    },
    USER: (text) => (stage.user = text),
    ENTRYPOINT: (text) => (stage.entrypoint = JSON.parse(text)),
    CMD: (text) => (stage.command = JSON.parse(text)),
    // For engines only: the compose file repeats the health checks, and no port is published here.
    EXPOSE: () => {},
    HEALTHCHECK: () => {},
  };
}

/**
 * Builds an image from its Dockerfile without an engine. Each stage is a folder laid over this machine's root
 * folder, which stands in for the base image; what COPY and RUN say happens in there.
 * @param {{context: string, dockerfile: string, args?: Record<string, string>, scratch: string}} options
 * @param {Map<string, object>} built stages by what they are made of: equal ones are built once
 * @returns the last stage: its `layers`, `environment`, `folder`, `user`, `entrypoint` and `command`
 */
export function buildImage({ context, dockerfile, args = {}, scratch }, built) {
  const named = new Map();
  let stage;
  for (const { from, instructions } of stagesOf(join(context, dockerfile))) {
    const base = named.get(from.getImage());
    const text = instructions.map((instruction) => instruction.getTextContent()).join('\n');
    const used = instructions
      .filter((instruction) => instruction.getKeyword() === 'COPY' && instruction.getFlags().length > 0)
      .map((instruction) => named.get(instruction.getFlags()[0].getValue()).recipe);
    const needsArgs = /^ARG /m.test(text) ? JSON.stringify(args) : '';
    const recipe = JSON.stringify([base?.recipe ?? from.getImage(), used, needsArgs, text]);
    stage = built.get(recipe);
    if (stage === undefined) {
      const place = join(scratch, `stage-${built.size}`);
      const lower = base?.layers ?? [];
      stage = {
        recipe,
        root: join(place, 'root'),
        layers: [mountLayers(lower, place), ...lower],
        environment: { ...base?.environment },
        folder: base?.folder ?? '/',
        variables: {},
        entrypoint: [],
        command: [],
      };
      const perform = performer(stage, { context, args, named });
      for (const instruction of instructions) {
        perform[instruction.getKeyword()](instruction.getArgumentsContent(), instruction);
      }
      built.set(recipe, stage);
    }
    named.set(from.getBuildStage() ?? '', stage);
  }
  return stage;
}
