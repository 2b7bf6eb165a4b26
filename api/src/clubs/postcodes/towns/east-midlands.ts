/** Towns of the East Midlands: `name|city|county|latitude|longitude|outward code|postcode|local names`. */
export const EAST_MIDLANDS = `
West Bridgford||Nottinghamshire|52.9300|-1.1250|NG2||Bridgford Park,Davies Road
Beeston||Nottinghamshire|52.9270|-1.2150|NG9||Weir Field,Bees Corner
Arnold||Nottinghamshire|53.0050|-1.1270|NG5||Arnot Hill,Killisick
Sherwood|Nottingham|Nottinghamshire|52.9820|-1.1490|NG5||Woodthorpe Grange,Winchester Street
Wollaton|Nottingham|Nottinghamshire|52.9520|-1.2190|NG8||Deer Park,Martin's Pond
Mansfield||Nottinghamshire|53.1440|-1.1960|NG18||Titchfield,Cauldwell Brook
Newark-on-Trent||Nottinghamshire|53.0760|-0.8090|NG24||Sconce,Devon Pasture
Worksop||Nottinghamshire|53.3030|-1.1230|S80||Canch,Priory Gate
Hucknall||Nottinghamshire|53.0330|-1.2030|NG15||Titchfield Park,Byron
Mickleover|Derby|Derbyshire|52.9010|-1.5520|DE3||Bonehill,Vicarage Road
Allestree|Derby|Derbyshire|52.9530|-1.4870|DE22||Woodlands,Markeaton Brook
Chesterfield||Derbyshire|53.2350|-1.4250|S40||Crooked Spire,Queen's Park
Belper||Derbyshire|53.0240|-1.4820|DE56||Strutt's Mill,Chevinside
Ilkeston||Derbyshire|52.9710|-1.3090|DE7||Bennerley,Rutland
Buxton||Derbyshire|53.2590|-1.9110|SK17||Solomon's Temple,Pavilion
Glossop||Derbyshire|53.4430|-1.9490|SK13||Manor Park,Howard Town
Matlock||Derbyshire|53.1380|-1.5560|DE4||Hall Leys,Riber
Clarendon Park|Leicester|Leicestershire|52.6130|-1.1180|LE2||Queens Road,Lancaster Halt
Oadby||Leicestershire|52.5990|-1.0830|LE2||Brocks Hill,Ellis Park
Evington|Leicester|Leicestershire|52.6240|-1.0770|LE5||Arboretum,Shady Lane
Loughborough||Leicestershire|52.7720|-1.2060|LE11||Carillon,Outwoods
Hinckley||Leicestershire|52.5410|-1.3730|LE10||Burbage Wood,Hollycroft
Market Harborough||Leicestershire|52.4780|-0.9200|LE16||Welland Park,Foxton Locks
Melton Mowbray||Leicestershire|52.7660|-0.8860|LE13||Play Close,Egerton
Oakham||Rutland|52.6700|-0.7280|LE15||Cutts Close,Vale of Catmose
Abington|Northampton|Northamptonshire|52.2480|-0.8680|NN1||Abington Vale,Bandstand
Duston|Northampton|Northamptonshire|52.2490|-0.9460|NN5||Errington,Timken Fields
Kettering||Northamptonshire|52.3990|-0.7280|NN16||Wicksteed,Ise Valley
Wellingborough||Northamptonshire|52.3030|-0.6960|NN8||Croyland,Castle Fields
Daventry||Northamptonshire|52.2580|-1.1610|NN11||Borough Hill,Drayton Reservoir
Uphill|Lincoln|Lincolnshire|53.2370|-0.5370|LN2|LN2 1PX|Castle Hill,Westgate
Grantham||Lincolnshire|52.9130|-0.6410|NG31||Wyndham,Apple Tree
Boston||Lincolnshire|52.9790|-0.0260|PE21||Stump View,Witham Way
Stamford||Lincolnshire|52.6520|-0.4800|PE9||Welland Meadows,Burghley
`;
