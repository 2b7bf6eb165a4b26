/** @jest-environment node */
import type { ComponentType } from 'react';

/** A process of its own: nothing is loaded or rendered in it yet. */
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
      return page.styleElement();
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

const markers = (css: string) => [...css.matchAll(/\.g(\d+)\[id="(\w+)"\]/g)].map(([, n, id]) => n! + id!);

describe('styles of a release', () => {
  it('come in the order of the modules, not of use, numbered from 1', async () => {
    const page = await (await freshProcess()).release(['red', 'blue', 'grey']);
    expect(markers(page(GREY, RED))).toEqual(['1red', '2grey']);
  });

  it('hold what the page uses, in the form that the browser takes over', async () => {
    const page = await (await freshProcess()).release(['red', 'blue']);
    expect(page(RED)).toMatch(
      /^<style data-styled="true" data-styled-version="[\d.]+">\.(\w+)\{color:red;width:1px;\}\/\*!sc\*\/\n\.\1:hover\{color:red;\}\/\*!sc\*\/\ndata-styled\.g1\[id="red"\]\{content:"\1,"\}\/\*!sc\*\/\n<\/style>$/,
    );
  });

  it('are the same whatever was rendered before, and in another process', async () => {
    const page = await (await freshProcess()).release(['red', 'blue', 'grey']);
    const first = page(RED, GREY);
    page(BLUE, { id: 'red', wide: true });
    page(GREY);
    expect(page(RED, GREY)).toBe(first);
    expect((await (await freshProcess()).release(['red', 'blue', 'grey']))(RED, GREY)).toBe(first);
  });

  it('don’t depend on the releases that a process has seen', async () => {
    const { release } = await freshProcess();
    const old = await release(['grey', 'red']);
    const before = old(RED, GREY);
    const next = await release(['red', 'blue'], ['grey']);
    expect(markers(next(GREY, BLUE, RED))).toEqual(['1red', '2blue', '3grey']);
    expect(next(GREY, RED)).toBe((await (await freshProcess()).release(['red', 'blue', 'grey']))(GREY, RED));
    expect(old(RED, GREY)).toBe(before);
  });

  it('don’t depend on the order in which pages are opened', async () => {
    const page = await (await freshProcess()).release(['red'], ['blue', 'grey']);
    expect(markers(page(GREY, BLUE, RED))).toEqual(['1red', '2blue', '3grey']);
  });

  it('keep apart what two releases define while they are loaded at the same time', async () => {
    const { release } = await freshProcess();
    const [one, other] = await Promise.all([release(['red'], ['blue']), release(['blue'], ['red'])]);
    expect(markers(one(BLUE, RED))).toEqual(['1red', '2blue']);
    expect(markers(other(BLUE, RED))).toEqual(['1blue', '2red']);
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

  it('are bounded: what a release makes up without end is forgotten and compiled again', async () => {
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

  it('go on after a release that fails to load', async () => {
    const { modules, release } = await freshProcess();
    const broken = modules.loadWithStyles(() => {
      throw new Error('broken');
    });
    const page = release(['red']);
    await expect(broken).rejects.toThrow('broken');
    expect(markers((await page)(RED))).toEqual(['1red']);
  });
});
