'use strict';
// Whatever comes from the user is put in as text, never as markup.
const data = JSON.parse(document.getElementById('data').textContent);
const kinds = ['passed', 'missed', 'analysis'];
const state = { text: '', kind: '', current: -1, shown: [] };
const $ = id => document.getElementById(id);

function make(tag, className, ...children) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

function plural(number, one, many) {
  return number.toLocaleString('en') + ' ' + (number === 1 ? one : many);
}

function counted(sites, key) {
  const groups = new Map();
  for (const site of sites) {
    const name = key(site);
    const group = groups.get(name) || groups.set(name, { name, passed: 0, missed: 0, analysis: 0, all: 0, sites: [] }).get(name);
    group[site.kind]++;
    group.all++;
    group.sites.push(site);
  }
  return [...groups.values()];
}

function meter(className, group, most) {
  const bar = make('div', className);
  for (const kind of kinds) {
    const part = make('i', kind);
    part.style.width = 100 * group[kind] / most + '%';
    bar.append(part);
  }
  return bar;
}

function link(text, search) {
  const button = make('button', 'link', text);
  button.addEventListener('click', () => {
    $('search').value = search;
    filter();
    $('bar').scrollIntoView();
  });
  return button;
}

function table(title, groups, label, wide) {
  const rows = make('tbody');
  const most = Math.max(1, ...groups.map(group => group.all));
  for (const group of groups.slice(0, 12)) {
    const bar = make('td', 'bar', meter('meter', group, most));
    rows.append(make('tr', '', make('td', '', ...label(group)), bar, make('td', 'number', String(group.all))));
  }
  const card = make('div', 'card' + (wide ? ' wide' : ''), make('h2', '', title), make('table', '', rows));
  if (groups.length > 12) card.append(make('p', 'note', 'and ' + (groups.length - 12) + ' more'));
  return card;
}

/** The change that lets most calls pass comes first; of equal ones the one with the fewest files to touch. */
function first() {
  const missed = data.sites.filter(site => site.kind === 'missed' && site.remedy);
  const files = group => new Set(group.sites.map(site => site.file)).size;
  const groups = counted(missed, site => site.rule + '\n' + site.advice);
  return groups.sort((a, b) => b.all - a.all || files(a) - files(b));
}

function overview() {
  const all = counted(data.sites, () => '')[0] || { passed: 0, missed: 0, analysis: 0 };
  const tiles = [[data.files, 'files read'], [data.calls, 'calls'], [data.transformed, 'transformed'], [all.missed, 'missed'], [all.analysis, 'other remarks']];
  const row = make('div', 'tiles');
  tiles.forEach(([number, what]) => row.append(make('div', 'tile', make('b', '', number.toLocaleString('en')), make('span', '', what))));
  $('overview').append(row, meter('ratio', all, Math.max(1, data.sites.length)));
  const columns = make('div', 'columns');
  const wanted = first();
  if (wanted.length) {
    columns.append(table('Change first: what most calls wait for', wanted.slice(0, 6), group => {
      const site = group.sites[0];
      return [link(site.rule, site.rule), ' ' + site.advice];
    }, true));
  }
  const rules = counted(data.sites, site => site.rule).sort((a, b) => b.all - a.all);
  columns.append(table('By rule', rules, group => [link(group.name, group.name), ' ' + data.rules[group.name]]));
  const files = counted(data.sites, site => site.file).sort((a, b) => b.missed - a.missed || b.all - a.all);
  columns.append(table('By file', files, group => [link(fileName(group.name, ''), group.name)]));
  $('overview').append(columns);
}

/** The name, and below it the folder, which may break at its slashes. */
function fileName(file, behind) {
  const parts = file.split('/');
  const node = make('span', 'place', make('b', '', parts.pop() + behind));
  const folder = make('small');
  parts.forEach(part => folder.append(part + '/', make('wbr')));
  node.append(folder);
  return node;
}

function card(site) {
  const place = fileName(site.file, site.line ? ':' + site.line : '');
  const head = make('button', 'head', make('span', 'rule', site.rule), place, make('span', 'said', site.message));
  head.setAttribute('aria-expanded', 'false');
  const node = make('article', 'site ' + site.kind, head);
  node.id = 'site-' + site.fingerprint;
  head.addEventListener('click', () => {
    move(state.shown.indexOf(site));
    toggle(site);
  });
  site.node = node;
  return node;
}

function toggle(site, open = !site.body) {
  if (open === !!site.body) return;
  if (open) site.node.append(site.body = body(site));
  else {
    site.body.remove();
    site.body = null;
  }
  site.node.firstChild.setAttribute('aria-expanded', String(open));
}

function body(site) {
  const node = make('div', 'body');
  node.append(make('p', 'note', site.kind + ': ' + data.rules[site.rule]));
  if (site.remedy) node.append(make('p', 'remedy', 'To allow it, ' + site.remedy + '.'));
  if (site.patch) {
    if (site.together) node.append(make('p', 'note', 'Changed together, as they share a place: the calls at ' + site.together + '.'));
    node.append(make('h3', '', 'The change'), diff(site.patch));
  }
  if (site.measured) {
    node.append(make('h3', '', 'Measured'), ...site.measured.map(cost => make('p', 'note',
      (cost.version || 'run') + ': rank ' + cost.rank + ' waited and sent here for ' + (cost.nanos / 1e6).toFixed(2) + ' ms, more than any other')));
  }
  if (site.curves) {
    node.append(make('h3', '', 'Message and loop'), make('div', 'curves', ...site.curves.map(curve)));
  }
  if (site.related.length || !site.patch) {
    node.append(make('h3', '', site.related.length ? 'In the source' : 'The call'));
    [{ what: 'the call', ...site }, ...site.related].forEach(place => place.lines && node.append(source(place)));
  }
  return node;
}

function diff(patch) {
  if (!window.Diff2Html) return make('pre', 'source', patch);
  const node = make('div', 'diff');
  node.innerHTML = Diff2Html.html(patch, { outputFormat: innerWidth < 900 ? 'line-by-line' : 'side-by-side', drawFileList: false, matching: 'lines', colorScheme: 'auto' });
  return node;
}

function source(place) {
  const rows = make('tbody');
  place.lines.forEach((line, i) => {
    const row = make('tr', place.from + i === place.line ? 'here' : '', make('td', 'number', String(place.from + i)), make('td', '', line || ' '));
    rows.append(row);
  });
  const title = make('caption', '', place.file + ':' + place.line + ': ' + place.what);
  return make('div', 'source', make('table', '', title, rows));
}

function svg(tag, attributes, text) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const name in attributes) node.setAttribute(name, attributes[name]);
  if (text) node.textContent = text;
  return node;
}

function curve(drawn) {
  const x = p => 34 + 226 * p.loop, y = p => 134 - 120 * p.message;
  const line = drawn.points.map(p => x(p).toFixed(1) + ',' + y(p).toFixed(1)).join(' ');
  const node = svg('svg', { viewBox: '0 0 272 158', width: 272, height: 158, role: 'img' });
  const what = drawn.outgoing ? 'How much of the message is final while the loop runs' : 'How much of the message must be there while the loop runs';
  node.append(svg('title', {}, what));
  node.append(svg('path', { class: 'axis', d: 'M34 14V134H260M34 74H260M34 14H260M147 14V134M260 14V134' }));
  node.append(svg('path', { class: 'whole', d: drawn.outgoing ? 'M34 134H260V14' : 'M34 134V14H260' }));
  node.append(svg('polygon', { class: 'area', points: '34,134 ' + line + ' 260,134' }), svg('polyline', { class: 'graph', points: line }));
  node.append(svg('text', { x: 2, y: 18 }, '100%'), svg('text', { x: 14, y: 138 }, '0'), svg('text', { x: 34, y: 152 }, 'start of the loop'), svg('text', { x: 260, y: 152, 'text-anchor': 'end' }, 'end'));
  const caption = what + '. Dashed: the call as it was written, which ' + (drawn.outgoing ? 'sends all of it behind the loop.' : 'waits for all of it before the loop.');
  const figure = make('figure', 'curve', make('figcaption', '', caption));
  figure.prepend(node);
  return figure;
}

function filter() {
  state.text = $('search').value.toLowerCase();
  const words = state.text.split(/\s+/).filter(word => word);
  state.shown = data.sites.filter(site => (!state.kind || site.kind === state.kind) && words.every(word => site.words.includes(word)));
  $('sites').replaceChildren(...state.shown.map(site => site.node || card(site)));
  $('count').textContent = plural(state.shown.length, 'remark', 'remarks');
  move(-1);
}

function move(index) {
  document.querySelector('.site.current')?.classList.remove('current');
  state.current = index;
  const site = state.shown[index];
  if (!site) return;
  site.node.classList.add('current');
  site.node.scrollIntoView({ block: 'nearest' });
}

function buttons() {
  for (const kind of kinds) {
    const button = make('button', kind, kind);
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => {
      state.kind = state.kind === kind ? '' : kind;
      [...$('kinds').children].forEach(each => each.setAttribute('aria-pressed', String(each.textContent === state.kind)));
      filter();
    });
    $('kinds').append(button);
  }
}

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = event.target === $('search');
  if (event.key === 'Escape') {
    $('search').value = '';
    $('search').blur();
    filter();
  } else if (typing) {
    if (event.key === 'Enter') $('search').blur();
    return;
  } else if (event.key === '/') $('search').focus();
  else if (event.key === 'j') step(1);
  else if (event.key === 'k') step(-1);
  else if (event.key === 'Enter' && event.target === document.body && state.shown[state.current]) toggle(state.shown[state.current]);
  else return;
  event.preventDefault();
}

/** Only the call that one has come to is open, so that a long list stays short. */
function step(by) {
  const next = Math.max(0, Math.min(state.shown.length - 1, state.current + by));
  if (state.shown[state.current] && next !== state.current) toggle(state.shown[state.current], false);
  move(next);
  if (state.shown[next]) toggle(state.shown[next], true);
  move(next);
}

$('where').textContent = data.base;
data.sites.forEach(site => site.words = [site.rule, data.rules[site.rule], site.kind, site.file, site.message, site.remedy || ''].join(' ').toLowerCase());
overview();
buttons();
$('search').addEventListener('input', filter);
document.addEventListener('keydown', key);
addEventListener('beforeprint', () => state.shown.forEach(site => toggle(site, true)));
filter();
if (data.sites.length <= 20) state.shown.forEach(site => site.kind === 'passed' && toggle(site, true));
