/** @jest-environment node */
import type { ComponentType } from 'react';
import type { StylesOfPage } from './page-styles';

/** Loads the module afresh: nothing has been loaded or rendered in it yet. */
async function freshProcess() {
  const modules = await new Promise<Awaited<ReturnType<typeof load>>>((resolve) => {
    void jest.isolateModulesAsync(async () => resolve(await load()));
  });
  const { styled, PageStylesProvider, renderToString, loadWithStyles } = modules;

  /** Loads a release that defines components with these ids, in this order; some of them only with their page. */
  async function release(ids: string[], idsOfPages: string[] = []) {
    const components: Record<string, ComponentType<{ $wide?: boolean }>> = {};
    const define = (id: string) => {
      components[id] = styled.i.withConfig({ componentId: id })<{ $wide?: boolean }>`
        color: ${id};
        width: ${({ $wide }) => ($wide ? '9px' : '1px')};
        &:hover {
          color: red;
        }
      `;
    };
    const { styles } = await loadWithStyles(() => {
      ids.forEach(define);
      return {
        version: '1',
        createRemote: () => ({ routes: [], preload: async () => {} }),
        preloadPages: async () => {
          await Promise.resolve();
          idsOfPages.forEach(define);
        },
      };
    });
    return (...used: { id: string; wide?: boolean }[]) => {
      const page = styles.page();
      renderToString(
        <PageStylesProvider page={page} release={styles}>
          {used.map(({ id, wide }) => {
            const Part = components[id]!;
            return <Part key={id + String(wide)} $wide={wide} />;
          })}
        </PageStylesProvider>,
      );
      return page.styles();
    };
  }

  return { release, modules };
}

async function load() {
  return {
    ...(await import('./release-styles')),
    ...(await import('./page-styles-provider')),
    ...(await import('styled-components')),
    ...(await import('react-dom/server')),
  };
}

const RED = { id: 'red' };
const BLUE = { id: 'blue' };
const GREY = { id: 'grey' };

const order = ({ classes }: StylesOfPage) => Object.keys(classes);

describe('styles of a release', () => {
  it('are in module order, not in order of use, numbered from 1', async () => {
    const page = await (await freshProcess()).release(['red', 'blue', 'grey']);
    expect(order(page(GREY, RED))).toEqual(['red', 'grey']);
  });

  it('contain what the page uses, and list those classes', async () => {
    const page = await (await freshProcess()).release(['red', 'blue']);
    const { elements, classes } = page(RED);
    const name = classes['red']!;
    expect(elements).toEqual([
      { attributes: '', css: `.${name}{color:red;width:1px;}.${name}:hover{color:red;}` },
    ]);
    expect(classes).toEqual({ red: name });
  });

  it('leave rules that come and go with a component to styled-components', async () => {
    const { modules } = await freshProcess();
    const { createGlobalStyle, loadWithStyles, PageStylesProvider, renderToString, styled } = modules;
    const OfEveryPage = createGlobalStyle`body{margin:0;}`;
    let Part = styled.i``;
    let OfPart = OfEveryPage;
    const { styles } = await loadWithStyles(() => {
      OfPart = createGlobalStyle`body{padding:9px;}`;
      Part = styled.i.withConfig({ componentId: 'part' })`
        color: red;
      `;
      return { version: '1', createRemote: () => ({ routes: [], preload: async () => {} }) };
    });
    const page = styles.page();
    renderToString(
      <PageStylesProvider page={page} release={styles}>
        <OfEveryPage />
        <Part>
          <OfPart />
        </Part>
      </PageStylesProvider>,
    );
    const [lasting, passing] = page.styles().elements;
    expect(lasting!.css).toMatch(/^body\{margin:0;\}\.\w+\{color:red;\}$/);
    expect(passing!.attributes).toMatch(/^ data-styled="true" data-styled-version="[\d.]+"$/);
    expect(passing!.css).toMatch(
      /^body\{padding:9px;\}\/\*!sc\*\/\ndata-styled\.g1\[id="(?<id>sc-global-\w+)"\]\{content:"\k<id>1,"\}\/\*!sc\*\/\n$/,
    );
  });

  it('are the same whatever was rendered before, and in another process', async () => {
    const page = await (await freshProcess()).release(['red', 'blue', 'grey']);
    const first = page(RED, GREY);
    page(BLUE, { id: 'red', wide: true });
    page(GREY);
    expect(page(RED, GREY)).toEqual(first);
    expect((await (await freshProcess()).release(['red', 'blue', 'grey']))(RED, GREY)).toEqual(first);
  });

  it('don’t depend on which releases a process has seen', async () => {
    const { release } = await freshProcess();
    const old = await release(['grey', 'red']);
    const before = old(RED, GREY);
    const next = await release(['red', 'blue'], ['grey']);
    expect(order(next(GREY, BLUE, RED))).toEqual(['red', 'blue', 'grey']);
    expect(next(GREY, RED)).toEqual(
      (await (await freshProcess()).release(['red', 'blue', 'grey']))(GREY, RED),
    );
    expect(old(RED, GREY)).toEqual(before);
  });

  it('don’t depend on the order in which pages are opened', async () => {
    const page = await (await freshProcess()).release(['red'], ['blue', 'grey']);
    expect(order(page(GREY, BLUE, RED))).toEqual(['red', 'blue', 'grey']);
  });

  it('keep two releases loaded at the same time apart', async () => {
    const { release } = await freshProcess();
    const [one, other] = await Promise.all([release(['red'], ['blue']), release(['blue'], ['red'])]);
    expect(order(one(BLUE, RED))).toEqual(['red', 'blue']);
    expect(order(other(BLUE, RED))).toEqual(['blue', 'red']);
  });

  it('are compiled once', async () => {
    const { modules } = await freshProcess();
    const styles = new modules.ReleaseStyles();
    const compile = Object.assign(
      jest.fn((css: string) => [css]),
      { hash: '' },
    );
    const remembering = styles.remembering(compile);
    expect(remembering('color:red', '.a', '', 'one')).toEqual(['color:red']);
    expect(remembering('color:red', '.a', '', 'one')).toEqual(['color:red']);
    remembering('color:red', '.a', '', 'other');
    remembering('body{}');
    remembering('html{}');
    expect(compile).toHaveBeenCalledTimes(4);
  });

  it('are limited: if a release keeps making up classes, they are dropped and compiled again', async () => {
    const { modules } = await freshProcess();
    const styles = new modules.ReleaseStyles();
    const compile = Object.assign(
      jest.fn((css: string) => [css]),
      { hash: '' },
    );
    const remembering = styles.remembering(compile);
    for (let number = 0; number <= 5000; number += 1) remembering(`width:${number}px`, `.n${number}`);
    expect(remembering('width:0px', '.n0')).toEqual(['width:0px']);
    expect(compile).toHaveBeenCalledTimes(5002);
  });

  it('still work after a release that fails to load', async () => {
    const { modules, release } = await freshProcess();
    const broken = modules.loadWithStyles(() => {
      throw new Error('broken');
    });
    const page = release(['red']);
    await expect(broken).rejects.toThrow('broken');
    expect(order((await page)(RED))).toEqual(['red']);
  });
});
