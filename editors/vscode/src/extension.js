// Starts the server for Java files. What the server asks to show, previews too, the client library shows.
const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

async function activate() {
  const settings = workspace.getConfiguration('sluice');
  client = new LanguageClient(
    'sluice',
    'Sluice',
    { command: settings.get('command'), args: ['lsp'] },
    {
      documentSelector: [{ scheme: 'file', language: 'java' }],
      initializationOptions: settings,
      synchronize: { configurationSection: 'sluice', fileEvents: workspace.createFileSystemWatcher('**/{pom.xml,*.java}') },
    },
  );
  await client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
