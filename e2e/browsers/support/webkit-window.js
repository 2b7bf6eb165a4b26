/* global imports */
/*
 * A WebKitGTK window, run with GJS for WebKitWebDriver. Debian's MiniBrowser puts automated pages in a private session, in
 * which WebKit doesn't output the console; this one doesn't.
 * Arguments: the folder for the browser's data, and "scripts" or "no-scripts".
 */
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.WebKit2 = '4.1';
const { GLib, Gtk, WebKit2 } = imports.gi;

const [folder, scripts] = imports.system.programArgs;
const { width, height } = { width: 1280, height: 900 };

Gtk.init(null);
const context = WebKit2.WebContext.new_with_website_data_manager(
  new WebKit2.WebsiteDataManager({ base_data_directory: folder, base_cache_directory: folder }),
);
context.set_preferred_languages(['en-GB']);
context.set_automation_allowed(true);
context.connect('automation-started', (_context, session) => {
  const application = new WebKit2.ApplicationInfo();
  application.set_name('WebKitGTK');
  session.set_application_info(application);
  session.connect('will-close', () => GLib.idle_add(GLib.PRIORITY_LOW, () => Gtk.main_quit()));
  session.connect('create-web-view', () => {
    const view = new WebKit2.WebView({
      web_context: context,
      is_controlled_by_automation: true,
      settings: new WebKit2.Settings({
        enable_write_console_messages_to_stdout: true,
        enable_javascript_markup: scripts === 'scripts',
      }),
    });
    const window = new Gtk.Window({ default_width: width, default_height: height });
    window.add(view);
    window.show_all();
    return view;
  });
});
Gtk.main();
